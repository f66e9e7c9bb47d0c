import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { PAGE } from './build/page.ts';
import { rulesReference } from './build/rules.ts';

export default defineConfig({
  build: {
    target: 'es2023',
    // The page needs no polyfill: browsers that run it know how to preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: PAGE },
  },
  // Only workers that are modules can share code with the page's own loading on demand.
  worker: { format: 'es' },
  plugins: [rulesReference(), offline()],
});
