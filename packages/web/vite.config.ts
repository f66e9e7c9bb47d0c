import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2023',
    // The page needs no polyfill: browsers that run it know how to preload modules.
    modulePreload: { polyfill: false },
  },
});
