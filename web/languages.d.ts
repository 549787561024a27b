import type { Plugin } from 'vite';

export const languages: Plugin;
