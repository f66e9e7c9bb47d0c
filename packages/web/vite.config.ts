import { defineConfig } from 'vite';
import { languages } from './build/languages.ts';
import { offline } from './build/offline.ts';
import { PAGE } from './build/page.ts';
import { rulesReference } from './build/rules.ts';
import { threads } from './build/threads.ts';

/** What is loaded as one, the closest first; what only some screens need is parted by who needs it. */
const PARTS = [
  // Workers load rules without the page around them.
  { name: 'rules', test: /packages\/(?!web)/, entriesAware: true },
  { name: 'first', test: /web\/src\/main\.tsx$/ },
  { name: 'table', test: /web\/src\/(?:table|board)\// },
  { name: 'shared', test: /web\/src\/(?!brimstone|hellscape)/, entriesAware: true },
  { name: 'brimstone', test: /brimstone\/table\/TableScreen\.tsx$/ },
  { name: 'hellscape', test: /hellscape\/table\/HellscapeTable\.tsx$/ },
].map((part, n, all) => ({ ...part, priority: all.length - n }));

export default defineConfig({
  build: {
    target: 'es2023',
    // The page needs no polyfill: browsers that run it know how to preload modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: PAGE,
      output: {
        codeSplitting: { groups: PARTS },
        // Rolldown lists in the name who needs a part.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
  plugins: [rulesReference(), threads(), languages(), offline()],
});
