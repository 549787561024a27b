import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', 'public/sw.js', 'src/in-browser/sw.js'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The compiler's null checks say more; a view's pieces are known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Our links are plain paths: the router below is ours, and there is no base path.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
