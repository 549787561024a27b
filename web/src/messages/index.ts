// All messages between the browser and the server, made from src/tepui/server by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

export type * from './table';
export type * from './api';
export type * from './learning';
export type * from './people';
export type * from './tournament';
export type * from './hosting';
export type * from './match';
export type * from './daily';
export type * from './task';
export type * from './coach';
export type * from './engine';
