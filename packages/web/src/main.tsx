import './ui/base.css';
import './ui/controls.css';
import './screens/page.css';
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
  page.dataset['textSize'] = textSize.value;
});

const root = document.getElementById('app');
if (root) render(<App />, root);
