import { describe, expect, it } from 'vitest';
import { hasText, say } from '../../../test/words.ts';
import { bosses, roaming } from '../../content/enemies/index.ts';
import type { Happening } from '../../happenings.ts';
import { LANGUAGES, type Language } from '../../say.ts';
import { doorText } from './door-text.ts';
import { patternText } from './enemy-text.ts';
import type { Phrases } from './phrases.ts';

const phrases =
  (language: Language): Phrases =>
  (key, params) =>
    say(language, params ? { key, params } : { key });

const behind = (...does: Happening[]) => LANGUAGES.map((each) => doorText(phrases(each), does));
const said = (key: string) => LANGUAGES.map((language) => say(language, { key }));

/** A key shown as it is, or a placeholder that nobody filled. */
const RAW = /[a-z]\.[a-z]|\{/;

describe('the text of a Door card', () => {
  it('says in one sentence what happens to the same heroes', () =>
    expect(
      behind(
        { do: 'wounds', n: 1, on: 'hero' },
        { do: 'fire', n: 2, on: 'heroes-here' },
        { do: 'mana', n: 1, on: 'heroes-here' },
      ),
    ).toEqual([
      'The Hero who opened the door takes 1 Wound. Every Hero in the Zone of the Hero who opened the door gets 2 Fire and gains 1 Mana.',
      'L’Eroe che ha aperto la porta subisce 1 Ferita. Ogni Eroe nella Zona di chi ha aperto la porta riceve 2 Fuoco e ottiene 1 Mana.',
    ]));

  it('does not name the Chamber twice', () =>
    expect(behind({ do: 'mobs', n: 2 }, { do: 'loot', n: 1 })).toEqual([
      '2 more Mobs spawn in the Chamber. Place 1 more Treasure token there.',
      'Nella Camera compaiono 2 Orde in più. Mettici 1 segnalino Tesoro in più.',
    ]));

  it('says who chooses, and what only some can choose', () => {
    expect(said('door-frozen-seal.text')).toEqual([
      'The Hero who opened the door gets 1 Frost or takes 2 Wounds, as they choose.',
      'L’Eroe che ha aperto la porta riceve 1 Gelo o subisce 2 Ferite, a sua scelta.',
    ]);
    expect(said('door-foul-air.text')).toEqual([
      'Every Hero in the Zone of the Hero who opened the door takes 1 Wound, or, if other Heroes are there, the one who opened it takes 2 Wounds, as they choose.',
      'Ogni Eroe nella Zona di chi ha aperto la porta subisce 1 Ferita, oppure, se ci sono altri Eroi, chi l’ha aperta subisce 2 Ferite, a sua scelta.',
    ]);
    expect(said('door-cursed-hoard.text')[0]).toBe(
      'If the Hero who opened the door wishes, place 3 more Treasure tokens in the Chamber and a Roaming Monster spawns in a Zone of the Chamber that you choose.',
    );
  });

  it('calls options by their names and what they come to', () => {
    expect(said('door-whispering-idol.pray')).toEqual([
      'Pray: every Hero in your Zone heals 2',
      'Prega: ogni Eroe nella tua Zona si cura di 2',
    ]);
    expect(said('door-cursed-hoard.leave')).toEqual(['Let it lie', 'Lascialo stare']);
    expect(['blood0', 'blood1', 'blood2'].map((id) => said(`door-blood-altar.${id}`)[0])).toEqual([
      'Give nothing',
      'Take 1 Wound: 1 more Treasure token',
      'Take 2 Wounds: 2 more Treasure tokens',
    ]);
    expect(hasText('door-blood-altar.listen')).toBe(false);
  });
});

describe('the text of a pattern', () => {
  it('names whom the monster goes for once, and then as them', () => {
    expect(said('roaming-ghoul-5.pattern-1')).toEqual([
      'If a Hero within 3 Zones has lost 3 or more Health: it moves up to 3 Zones toward the one with the least Health and attacks them 2 times.',
      'Se un Eroe entro 3 Zone ha perso 3 o più Salute: si muove fino a 3 Zone verso quello con meno Salute e lo attacca 2 volte.',
    ]);
    expect(said('roaming-andra-3-4.pattern-2')).toEqual([
      'If she sees a Hero in Light outside of her Zone: she gives the closest one 1 Frost and attacks them.',
      'Se vede un Eroe in Luce fuori dalla sua Zona: dà 1 Gelo al più vicino e lo attacca.',
    ]);
  });

  it('says all of its conditions', () => {
    expect(said('roaming-ghoul-1-2.pattern-2')).toEqual([
      'If it has lost at least half of its Health and nobody is in its Zone: it heals 1 for each Hero in the game and moves 1 Zone toward the closest Hero.',
      'Se ha perso almeno metà della Salute e non c’è nessuno nella sua Zona: si cura di 1 per ogni Eroe in gioco e si muove di 1 Zona verso l’Eroe più vicino.',
    ]);
    expect(said('roaming-lyidan-5.pattern-2')).toEqual([
      'If nobody is in reach and he sees a Hero: he draws the closest one 3 Zones closer and attacks them if he can.',
      'Se nessuno è a portata e vede un Eroe: attira il più vicino di 3 Zone e se può lo attacca.',
    ]);
    expect(said('roaming-ytheria-3-4.pattern-1')[0]).toBe(
      'If Undead or Skeletons are within 3 Zones: she raises up to 2 fallen Minions of one such Mob, has it perform 1 action and then performs 1 action.',
    );
  });

  it('speaks of heroes it has already named as them', () => {
    const wail = (within: number) =>
      patternText(phrases('en'), 'ytheria', {
        when: [{ targets: { within: 2 }, atLeast: 2 }],
        does: [{ do: 'wounds', n: 1, on: { within } }],
      });
    expect(wail(2)).toMatch(/deals 1 Wound to each of them\.$/);
    expect(wail(1)).toMatch(/deals 1 Wound to every Hero within 1 Zone\.$/);
    expect(wail(0)).toMatch(/deals 1 Wound to every Hero in her Zone\.$/);
  });

  it('is there for every monster and boss, and no raw key is left', () => {
    const keys = [
      ...Object.keys(roaming).flatMap((id) => [`${id}.pattern-1`, `${id}.pattern-2`]),
      ...Object.values(bosses).flatMap(({ id, special, track }) => [
        ...special.map((_, n) => `${id}.action-${n}`),
        ...track.map((_, n) => `${id}.track-${n + 1}`),
      ]),
    ];
    for (const text of keys.flatMap(said)) expect(text).not.toMatch(RAW);
    expect(hasText('roaming-ghoul-5.pattern-3')).toBe(false);
    expect(hasText('michael.action-5')).toBe(false);
  });
});

describe('the text of a boss', () => {
  it('says what it does for so many symbols', () => {
    expect(said('michael.action-3')).toEqual([
      'He comes down in the Zone of the Hero with the most Health, gives them 1 Fire and attacks them.',
      'Piomba nella Zona dell’Eroe con più Salute, gli dà 1 Fuoco e lo attacca.',
    ]);
    expect(said('reaper.action-1')).toEqual([
      'It moves up to 2 Zones toward the Hero with the least Health and attacks them, or the closest target if they are out of reach.',
      'Si muove fino a 2 Zone verso l’Eroe con meno Salute e lo attacca, o attacca il bersaglio più vicino se non è a portata.',
    ]);
  });

  it('says of a space of its track what it adds, or what happens under its name', () => {
    expect(said('reaper.track-2')).toEqual(['Attack: +1 Enemy die.', 'Attacco: +1 dado Nemico.']);
    expect(said('michael.track-7')).toEqual([
      'Rain of ash: he gives every Hero 1 Fire.',
      'Pioggia di cenere: dà 1 Fuoco a ogni Eroe.',
    ]);
  });
});
