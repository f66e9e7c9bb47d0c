import type { MomentName } from '../../moments.ts';
import type { Reaction, UseData } from '../ability.ts';
import type { Effects } from '../effects.ts';
import { changeText, type Doer } from './changes.ts';
import { type Breath, breathsOf, inOneSentence, isYours, sayPhrases } from './effects.ts';
import { priceText } from './flow.ts';
import { withWeapon } from './foes.ts';
import { isImplied } from './implied.ts';
import { type Concerned, concernedIn, momentText, sortedOut } from './moments.ts';
import type { Phrase } from './phrases.ts';
import { listed, type Telling } from './say.ts';
import { allOf, type Person, underText } from './when.ts';

/** What comes at several moments is said once: 'when a Fight ends or when the Darkness moves, discard this'. */
export function reactionsTexts(at: Telling, reactions: readonly Reaction[]): string[] {
  const alike = new Map<string, Reaction[]>();
  reactions.forEach((reaction, n) => {
    const { at: _, when: __, of: ___, ...what } = reaction;
    const plain = Object.keys(what).every((key) => key === 'do');
    const done = JSON.stringify(at.voice === 'you' ? what : ofThem(what.do ?? []));
    const whom = done.includes('"concerned"') ? concernedIn(at, reaction) : '';
    const key = plain ? `${done} ${whom}` : String(n);
    alike.set(key, [...(alike.get(key) ?? []), reaction]);
  });
  return [...alike.values()].flatMap((those) => reactionTexts(at, those));
}

/** What comes at a moment, in sentences without their ends. */
function reactionTexts(before: Telling, alike: readonly Reaction[]): string[] {
  const [reaction] = alike as readonly [Reaction];
  const at = { ...before, moment: reaction.at, concerned: concernedIn(before, reaction) };
  if (!reaction.change && !reaction.do && !reaction.reroll) return [];
  if (reaction.ammo) return ammoTexts(at, reaction);
  if (reaction.reroll) return [rerollText(at, reaction, reaction.reroll)];
  const always = alwaysText(at, reaction);
  if (always) return [always];
  const { first, rest } = doneBy(at, reaction);
  if (first.text === '') return [...rest];
  const when = momentsText(before, alike);
  return [[...limitText(at, reaction), when, byChance(at, reaction, first)].join(', '), ...rest];
}

function momentsText(before: Telling, alike: readonly Reaction[]): string {
  const [link, by] = alike.length > 1 ? ([' ', 'or'] as const) : ([', ', 'and'] as const);
  const moments = alike.map((reaction) => {
    const at = { ...before, moment: reaction.at, concerned: concernedIn(before, reaction) };
    return momentText(at, reaction, link);
  });
  return listed(before.say, moments, by);
}

/** 'roll a D6: on 5+ it is replaced by a fresh one'. */
function byChance(at: Telling, reaction: Reaction, done: Done): string {
  const { chance, unlessPaid } = reaction;
  if (unlessPaid) {
    return at.say('clause.pay-or', { price: priceText(at, unlessPaid), then: done.text });
  }
  const what = offered(at, reaction, done);
  return chance ? at.say('chance.roll', { n: chance.from, what }) : what;
}

/** Ammunition is for a Gun, and each of it is used up by one Hit. */
function ammoTexts(at: Telling, { ammo: _, when, ...reaction }: Reaction): string[] {
  const every = [{ weapon: { keywords: ['gun'] } }, ...allOf(when)];
  const pay = { charge: true } as const;
  const [lead = '', ...rest] = reactionTexts(at, [
    { ...reaction, asks: true, when: { every }, pay },
  ]);
  return [at.say('ability.ammo', { what: lead }), ...rest];
}

function limitText({ say }: Telling, { once, onceEach }: Reaction): string[] {
  if (typeof once === 'object') return [say(`times.${once.in}`, { n: once.times })];
  if (onceEach) return [say('once.each')];
  return once ? [say(`once.${once}`)] : [];
}

/** What happens, and whether it is said of you. */
interface Done {
  readonly text: string;
  readonly isYours: boolean;
  readonly subject?: string;
}

/** The changes and what follows at once stand in one sentence; what comes after them has its own. */
function doneBy(at: Telling, reaction: Reaction): { first: Done; rest: readonly string[] } {
  const { change = {} } = reaction;
  const effects = at.voice === 'you' ? (reaction.do ?? []) : ofThem(reaction.do ?? []);
  const concerned = concernedIn(at, reaction);
  const changes = changesText(at, reaction.at, change, concerned);
  const person = at.voice === 'you' ? 'you' : 'one';
  const [start, ...later] = breathsOf(at, effects, person);
  const [lead, ...more] = start?.texts ?? [];
  const isOwn = (changes?.isYours ?? true) && (effects[0] === undefined || isYours(effects[0]));
  const again = changes?.subject && lead?.startsWith(`${changes.subject} `);
  const next = again ? lead?.slice(changes.subject.length + 1) : lead;
  const parts = [changes?.text, next].filter((text) => text !== undefined).filter(Boolean);
  const texts = [listed(at.say, parts), ...more];
  const first: Breath = { texts, isYours: isOwn, isFlow: start?.isFlow ?? false };
  // What one may do, or pay for, is only what one does oneself.
  const isOffer = isOwn && (reaction.asks === true || reaction.pay !== undefined);
  const end = isOffer ? later.findIndex((each) => !each.isYours) : -1;
  const near = later.slice(0, end < 0 ? later.length : end);
  const [text = '', ...rest] = inOneSentence(at, [first, ...near], person);
  const far = later.slice(near.length).flatMap((each) => each.texts);
  return { first: { text, isYours: isOwn }, rest: [...rest, ...far] };
}

/** Of a card that is nobody's `you` is the hero whom the moment concerns. */
function ofThem(effects: Effects): Effects {
  return effects.map((effect) => {
    if (effect.do === 'if') {
      const { then, else: otherwise } = effect;
      return { ...effect, then: ofThem(then), ...(otherwise ? { else: ofThem(otherwise) } : {}) };
    }
    if (isYours(effect)) return { ...effect, to: 'concerned' };
    const isTheirTest = effect.do === 'test' && effect.by === 'you';
    return isTheirTest ? { do: 'for', who: 'concerned', each: [effect] } : effect;
  });
}

/** 'you take 2 less Wounds', 'the Hit ignores Defense': what several have in common is said once. */
function changesText(
  at: Telling,
  moment: MomentName,
  change: NonNullable<Reaction['change']>,
  concerned: Concerned,
): Done | undefined {
  const all = Object.entries(change).map(([field, how]) => changeText(at, moment, field, how));
  const [first] = all;
  if (!first) return undefined;
  const { subject, person } = subjectOf(at, first.doer, concerned);
  const phrases: readonly Phrase[] = all.map(({ phrase }) => phrase);
  return { text: sayPhrases(at, phrases, person, subject), isYours: person === 'you', subject };
}

function subjectOf(
  { say }: Telling,
  doer: Doer,
  concerned: Concerned,
): { readonly subject: string; readonly person: Person } {
  if (doer === 'nobody') return { subject: '', person: 'you' };
  if (doer === 'hero') {
    return concerned === 'you'
      ? { subject: '', person: 'you' }
      : { subject: say('who.concerned'), person: 'one' };
  }
  const subject = say(doer === 'enemy' && concerned === 'type' ? 'doer.itself' : `doer.${doer}`);
  return { subject, person: 'one' };
}

/** 'you may recover 1 Grit', 'pay 1 Grit to …': who is asked may say no. */
function offered(at: Telling, { asks, pay = {} }: Reaction, { text, isYours: own }: Done): string {
  const { charge, ...price } = pay;
  const paid = [priceText(at, price), charge ? at.say('said.charge') : ''].filter(Boolean);
  if (paid.length > 0) {
    const key = own ? 'clause.may-pay-to.you' : 'clause.may-pay-so';
    return at.say(key, { price: listed(at.say, paid), then: text });
  }
  if (!asks) return text;
  return at.say(own ? 'clause.may.you' : 'clause.if-you-like', { then: text });
}

/** 'Your Hits with a Pistol do 1 more Damage': what is always so of a hit needs no 'when'. */
function alwaysText(at: Telling, reaction: Reaction): string | null {
  const { at: moment, asks, once, pay, change, do: effects, when } = reaction;
  if (moment !== 'damageRolled' || !change || asks || once || pay || effects) return null;
  if (concernedIn(at, reaction) !== 'you') return null;
  const { named, variant, rest } = sortedOut(at, moment, allOf(when));
  const phrases = Object.entries(change).map(([field, how]) => changeText(at, moment, field, how));
  if (named.enemy || named.cause || variant || phrases.some(({ doer }) => doer !== 'hit'))
    return null;
  const subject = at.say('doer.your-hits', { hits: withWeapon(at, 'hits', named.weapon) });
  const { during, under } = underText(at, rest, 'if');
  const said = sayPhrases(
    at,
    phrases.map(({ phrase }) => phrase),
    'many',
    subject,
  );
  return [said, during, under].filter(Boolean).join(' ');
}

/** 'Once per turn, you may Re-roll up to 2 of your failed To Hit dice.' */
function rerollText(
  at: Telling,
  reaction: Reaction,
  { most, failedOnly, grit, limit }: NonNullable<Reaction['reroll']>,
): string {
  const { say } = at;
  const parts = allOf(reaction.when);
  const purpose = parts.find(
    (part) => typeof part === 'object' && 'field' in part && part.field === 'purpose',
  );
  const { during, under } = underText(
    at,
    parts.filter((part) => part !== purpose),
    'if',
  );
  const params = {
    n: most ?? 0,
    dice: diceText(at, purpose),
    who: say(`concern.${reaction.of ?? 'you'}`),
  };
  const whose = concernedIn(at, reaction) === 'you' ? 'yours' : 'theirs';
  const what = say(
    `reroll.${most === undefined ? 'any' : 'most'}-${failedOnly ? 'failed-' : ''}${whose}`,
    params,
  );
  const said = grit
    ? say('clause.may-pay-to.you', { price: say('said.grit', { n: grit }), then: what })
    : say('clause.may.you', { then: what });
  const text = [said, during, under].filter(Boolean).join(' ');
  return limit ? `${say(`once.${limit}`)}, ${text}` : text;
}

/** The dice it is about: of one purpose or of several, or any. */
function diceText({ say }: Telling, purpose: unknown): string {
  const { is, in: among } = (purpose ?? {}) as {
    readonly is?: string;
    readonly in?: readonly string[];
  };
  const kinds = among ?? (is === undefined ? [] : [is]);
  const names = [...new Set(kinds.map((kind) => say(`dice.${kind}`)))];
  return names.length === 0 ? say('dice.any') : say('dice.of', { what: listed(say, names, 'or') });
}

/** What the owner may do; what can be done at several times is said once. */
export function usesTexts(at: Telling, uses: readonly UseData[]): string[] {
  const alike = new Map<string, UseData[]>();
  for (const use of uses) {
    const what = JSON.stringify([use.do, use.limit, use.once, use.grit]);
    alike.set(what, [...(alike.get(what) ?? []), use]);
  }
  return [...alike.values()].flatMap((those) => useTexts(at, those));
}

/** 'Once per Fight, in your Activation, pay 1 Grit: …': something the owner may do. */
function useTexts(at: Telling, uses: readonly UseData[]): string[] {
  const { say } = at;
  const [{ limit, times, once, grit, do: effects }] = uses as readonly [UseData];
  const isSpan = limit !== undefined && limit !== 'discard' && limit !== 'charge';
  const lead: string[] = [
    ...(isSpan ? [times ? say(`times.${limit}`, { n: times }) : say(`once.${limit}`)] : []),
    ...(once ? [say(`once.${once}`)] : []),
    listed(
      say,
      uses.map((use) => timeText(at, use)).filter((time) => time !== ''),
      'or',
    ),
    ...(limit === 'discard' || limit === 'charge' ? [say(`cost.${limit}`)] : []),
    ...(grit ? [say('cost.grit', { n: grit })] : []),
  ].filter(Boolean);
  const [first = '', ...rest] = inOneSentence(at, breathsOf(at, effects, 'you'), 'you');
  return [lead.length > 0 ? `${lead.join(', ')}: ${first}` : first, ...rest];
}

/** When it can be used, and what must be so. Once per Fight is in a Fight. */
function timeText(at: Telling, { limit, timing, when, do: effects }: UseData): string {
  const parts = allOf(when)
    .filter((part) => !isImplied(part, effects))
    .filter((part) => part !== 'in-fight' || limit !== 'fight');
  const { during, under } = underText(at, parts, 'if');
  return [[at.say(`timing.${timing}`), during].filter(Boolean).join(' '), under]
    .filter(Boolean)
    .join(', ');
}
