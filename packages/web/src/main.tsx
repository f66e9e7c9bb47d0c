import './ui/base.css';
import './ui/controls.css';
import './screens/page.css';
import './brimstone/theme.css';
import './hellscape/theme.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { language, motion, palette, textSize } from './settings/index.ts';

/** Settings that hold for the whole page are marks on it; the styles read them. */
effect(() => {
  const page = document.documentElement;
  page.lang = language.value;
  page.dataset['palette'] = palette.value;
  page.dataset['motion'] = motion.value;
});

const root = document.getElementById('app');

/** How much room there is is counted in letters: Chromium counts anew only where the page is measured anew. */
effect(() => {
  document.documentElement.dataset['textSize'] = textSize.value;
  if (!root) return;
  root.style.containerType = 'normal';
  root.getBoundingClientRect();
  root.style.containerType = '';
});

if (root) render(<App />, root);
