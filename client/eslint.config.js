import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Only what a reader would stumble over: types are checked by `svelte-check`, layout by Prettier. */
export default defineConfig(
  { ignores: ['node_modules', 'src/wire.ts'] },
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-var': 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // Svelte's own rule knows which properties are bound from outside.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // A source that ignores some requests has empty methods.
      '@typescript-eslint/no-empty-function': 'off',
      // `{' '}` keeps a space that formatting would lose.
      'svelte/no-useless-mustaches': 'off',
      // State is replaced as a whole ($state.raw), so sets and maps need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
