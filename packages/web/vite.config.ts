import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { PAGE } from './build/page.ts';
import { rulesReference } from './build/rules.ts';
import { threads } from './build/threads.ts';

export default defineConfig({
  build: {
    target: 'es2023',
    // The page needs no polyfill: browsers that run it know how to preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: PAGE },
  },
  plugins: [rulesReference(), threads(), offline()],
});
