import {
  LANGUAGES,
  type Language,
  preferredLanguage,
  Speaker,
  textKey,
} from '../locales/speaker.ts';
import { button, find } from './dom.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' };
const KEPT_AS = 'crawlspace.language';

/** The reader's choice of last time, or else what the browser asks for. */
export function firstSpeaker(): Speaker {
  const kept = localStorage.getItem(KEPT_AS);
  return new Speaker(preferredLanguage(kept ? [kept] : navigator.languages));
}

export function offerLanguages(onChoice: (speaker: Speaker) => void): void {
  const choices = LANGUAGES.map((language) => {
    const choose = () => {
      localStorage.setItem(KEPT_AS, language);
      onChoice(new Speaker(language));
    };
    return button(NAMES[language], choose, { class: 'language', lang: language });
  });
  find('languages').replaceChildren(...choices);
}

/** Fills in all the texts that index.html asks for by their key. */
export function speakThroughout(speaker: Speaker): void {
  document.documentElement.lang = speaker.language;
  document.title = speaker.say('page.title');
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = speaker.say(textKey(element.dataset['text'] ?? ''));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', speaker.say(textKey(element.dataset['label'] ?? '')));
  }
  for (const choice of find('languages').querySelectorAll('button')) {
    choice.setAttribute('aria-pressed', String(choice.lang === speaker.language));
  }
}
