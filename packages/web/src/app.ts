import type { Decision } from '@crawlspace/kernel';
import { BEAT, Clock, type Pace } from './game/clock.ts';
import { settledAnswer, touchOption } from './game/picks.ts';
import { SETUP, SkirmishSession } from './game/session.ts';
import type { TextKey } from './locales/en.ts';
import { tellStory } from './story/story.ts';
import { Board } from './view/board/board.ts';
import { Controls } from './view/controls.ts';
import { Decisions } from './view/decisions.ts';
import { find } from './view/dom.ts';
import { endingHasFocus, focusEnding, showEnding } from './view/ending.ts';
import { showHeroes } from './view/heroes.ts';
import { firstSpeaker, offerLanguages, speakThroughout } from './view/languages.ts';
import type { Scene, Wishes } from './view/scene.ts';
import { StoryLog } from './view/story-log.ts';
import { showTurn } from './view/turn.ts';

/** How long the end of a game stays before the next one begins by itself. */
const BEATS_AT_THE_END = 7;
const LONGEST_GLIDE = 420;

/** The page: one skirmish, played by itself or by whoever takes over. */
export class App implements Wishes {
  readonly #clock = new Clock(() => this.#playOneBeat());
  readonly #board = new Board(this);
  readonly #decisions = new Decisions(this, (option) => this.#board.point(option));
  readonly #controls = new Controls(this);
  readonly #log = new StoryLog();
  #session = new SkirmishSession(firstSeed());
  #speaker = firstSpeaker();
  #picks = new Map<number, readonly string[]>();
  /** The last thing said about undoing, so that it can be said again in another language. */
  #word: TextKey | null = null;

  open(): void {
    offerLanguages((speaker) => {
      this.#speaker = speaker;
      this.#speak();
    });
    find('vote').addEventListener('click', () => this.#undoByVote());
    this.setPace('brisk');
    this.#speak();
    this.play();
  }

  pick(decision: Decision, option: string): void {
    const picks = touchOption(decision, this.#picks.get(decision.id) ?? [], option);
    const answer = settledAnswer(decision, picks);
    if (answer) this.#answer(decision, answer);
    else this.#picks.set(decision.id, picks);
    this.#render();
  }

  settle(decision: Decision): void {
    this.#answer(decision, this.#picks.get(decision.id) ?? []);
    this.#render();
  }

  play(): void {
    if (this.#session.outcome) this.#session = new SkirmishSession(randomSeed());
    this.#forgetPicks();
    this.#clock.run();
    this.#render();
  }

  pause(): void {
    this.#clock.pause();
    this.#render();
  }

  step(): void {
    this.#clock.pause();
    this.#forgetPicks();
    this.#session.answerByItself();
    this.#render();
  }

  undo(): void {
    this.#clock.pause();
    this.#forgetPicks();
    const undoing = this.#session.undo();
    this.#word = undoing.ok ? 'undo.done' : refusalText(undoing.reason);
    this.#render();
  }

  startAnew(): void {
    this.#session = new SkirmishSession(randomSeed());
    this.#forgetPicks();
    this.#render();
  }

  setPace(pace: Pace): void {
    this.#clock.pace = pace;
    const glide = Math.min(LONGEST_GLIDE, BEAT[pace] * 0.7);
    document.documentElement.style.setProperty('--glide', `${glide}ms`);
  }

  #answer(decision: Decision, picks: readonly string[]): void {
    this.#session.answer(decision, picks);
    this.#forgetPicks();
  }

  #undoByVote(): void {
    this.#session.undoByVote();
    this.#word = 'undo.voted';
    this.#render();
    find('undo').focus();
  }

  #playOneBeat(): number {
    if (this.#session.outcome) this.startAnew();
    else {
      this.#forgetPicks();
      this.#session.answerByItself();
      this.#render();
    }
    return this.#session.outcome ? BEATS_AT_THE_END : 1;
  }

  /** What was picked or said belongs to the moment before. */
  #forgetPicks(): void {
    this.#picks = new Map();
    this.#word = null;
  }

  #speak(): void {
    speakThroughout(this.#speaker);
    this.#render();
  }

  #render(): void {
    const scene = this.#scene();
    const wasDeciding = this.#decisions.hasFocus || endingHasFocus();
    const wasOnBoard = this.#board.hasFocus;
    this.#board.update(scene);
    this.#controls.update(scene);
    this.#decisions.update(scene);
    this.#log.update(scene);
    showTurn(scene);
    showHeroes(scene);
    showEnding(scene, this);
    find('word-text').textContent = this.#word ? this.#speaker.say(this.#word) : '';
    find('vote').hidden = this.#word !== 'undo.barrier';
    // The button that had the focus is gone with its decision: what comes next gets it.
    if (wasOnBoard && this.#board.focusTarget()) return;
    if (!wasDeciding && !wasOnBoard) return;
    if (scene.outcome) focusEnding();
    else this.#decisions.focusOption();
  }

  #scene(): Scene {
    const { view, decisions, outcome, attackDice, journal, most } = this.#session;
    return {
      speaker: this.#speaker,
      view,
      rounds: SETUP.rounds,
      most,
      decisions,
      waiting: decisions.map(({ seat }) => seat),
      picks: this.#picks,
      attackDice,
      outcome,
      story: tellStory(journal, outcome),
      running: this.#clock.running,
      pace: this.#clock.pace,
    };
  }
}

function refusalText(reason: string): TextKey {
  return reason === 'barrier' ? 'undo.barrier' : 'undo.nothing-to-undo';
}

/** `?seed=…` in the address plays a certain game again. */
function firstSeed(): string {
  return new URLSearchParams(location.search).get('seed') ?? randomSeed();
}

function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
