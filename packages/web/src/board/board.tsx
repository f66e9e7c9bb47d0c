import type { Told } from '@crawlspace/kernel';
import type { JSX } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Motion } from '../settings/index.ts';
import { sceneTeller } from './changes.ts';
import { type Choice, Choices } from './choices.tsx';
import type { Foresight } from './controls.tsx';
import type { Sharing } from './fingers.tsx';
import { type Aim, Aims, aimAt } from './foresight.tsx';
import { BoardFrame, useOncePerFrame } from './frame.tsx';
import type { Framed } from './framing.ts';
import { Handles, Inspectable, type Thing, thingAt } from './inspectable.tsx';
import type { Insets, Point, Rect } from './plane.ts';

/** The types a game brings to its board. */
export interface BoardTypes {
  readonly view: object;
  readonly event: unknown;
  /** Something on the board that answers the present question. */
  readonly target: unknown;
  /** Something on it that somebody wants to know more about. */
  readonly inspected: { readonly kind: string };
  /** All that is drawn of a view, as plain values. */
  readonly scene: unknown;
  /** What happened between two scenes, as far as it is to be seen. */
  readonly changes: unknown;
  /** A target and where it is to be touched. */
  readonly spot: Choice;
}

export interface BoardProps<Types extends BoardTypes> {
  readonly view: Types['view'];
  readonly targets: readonly Types['target'][];
  onPick(option: string): void;
  onHover?(option: string | null): void;
  /** What somebody points at elsewhere: its place lights up. */
  readonly pointed?: string | null;
  /** A tap on something that answers nothing. */
  onInspect?(what: Types['inspected']): void;
  /** Everything told so far: ways and blows are shown as they were told. */
  readonly events: readonly Told<Types['event']>[];
  readonly motion: Motion;
  readonly insets?: Partial<Insets>;
  /** Whether it is shown what enemies would do; the control that says so. */
  readonly foresight?: Foresight | undefined;
  /** Where several people look at it. */
  readonly sharing?: Sharing | undefined;
}

/** How a game draws its board. It draws what a view shows and offers targets; it knows no rules. */
export interface Drawing<Types extends BoardTypes> {
  readonly class?: string;
  /** What the board is called, and what shows all of it. */
  name(): string;
  whole(): string;
  sceneOf(view: Types['view']): Types['scene'];
  readonly nothing: Types['changes'];
  changesBetween(
    before: Types['scene'],
    after: Types['scene'],
    told: readonly Told<Types['event']>[],
  ): Types['changes'];
  spotsOf(scene: Types['scene'], targets: readonly Types['target'][]): readonly Types['spot'][];
  thingsOf(
    scene: Types['scene'],
    spots: readonly Types['spot'][],
  ): readonly Thing<Types['inspected']>[];
  /** What matters now, and all there is. */
  whatMatters(
    scene: Types['scene'],
    spots: readonly Types['spot'][],
    changes: Types['changes'],
  ): Framed | null;
  wholeMap(scene: Types['scene']): Rect;
  /** What it is about now: when it becomes about something else, the camera follows again. */
  subject(scene: Types['scene']): string;
  /** The board in words. */
  describe(scene: Types['scene']): readonly string[];
  /** Where the one who chooses stands. */
  chooser(scene: Types['scene']): Point | null;
  animate(root: Element, changes: Types['changes'], motion: Motion): void;
  Picture(props: {
    readonly scene: Types['scene'];
    readonly changes: Types['changes'];
    readonly motion: Motion;
  }): JSX.Element;
  shape(spot: Types['spot']): JSX.Element;
  /** The way to a spot that is looked at. */
  way?(scene: Types['scene'], spot: Types['spot']): JSX.Element | null;
  /** What is said over a spot. */
  tag(spot: Types['spot'], shown: boolean): JSX.Element | null;
  /** What would come of a spot that is looked at: who is in reach from there, what is blown up. */
  preview?(view: Types['view'], scene: Types['scene'], spot: Types['spot']): JSX.Element | null;
  /** What the enemies would do. */
  aims?(view: Types['view'], scene: Types['scene']): readonly Aim[];
}

/** The board of a game, from how the game draws it. */
export function boardOf<Types extends BoardTypes>(drawing: Drawing<Types>) {
  const { Picture } = drawing;

  function Drawn(props: BoardProps<Types>) {
    const { view, events, targets, onPick, onHover, pointed, onInspect, motion, insets } = props;
    const { foresight, sharing } = props;
    const [tell] = useState(() =>
      sceneTeller<Types['view'], Types['event'], Types['scene'], Types['changes']>(drawing),
    );
    const { scene, changes } = useMemo(() => tell(view, events), [view, events]);
    const spots = useMemo(() => drawing.spotsOf(scene, targets), [scene, targets]);
    const framed = useMemo(
      () => drawing.whatMatters(scene, spots, changes),
      [scene, spots, changes],
    );
    const things = useMemo(() => drawing.thingsOf(scene, spots), [scene, spots]);
    const limits = useMemo(() => drawing.wholeMap(scene), [scene]);
    const aims = () => drawing.aims?.(view, scene) ?? [];
    const shownAims = foresight?.on
      ? aims()
      : foresight?.held
        ? aims().filter(({ key }) => key === foresight.held)
        : [];
    const onHold = (at: Point | null) => foresight?.hold(at && (aimAt(aims(), at)?.key ?? null));
    /** Whatever a right click can pick there, it tells more about what lies there. */
    const onAsk = (at: Point) => {
      const thing = thingAt(things, at);
      if (thing) onInspect?.(thing.what);
      return thing !== undefined;
    };
    const onDrawn = useCallback(
      (root: HTMLElement) => drawing.animate(root, changes, motion),
      [changes, motion],
    );
    return (
      <BoardFrame
        class={drawing.class}
        name={drawing.name()}
        whole={drawing.whole()}
        motion={motion}
        insets={insets}
        framed={framed}
        limits={limits}
        subject={drawing.subject(scene)}
        description={drawing.describe(scene)}
        onDrawn={onDrawn}
        foresight={foresight}
        sharing={sharing}
        onHold={onHold}
        onAsk={onAsk}
        choices={
          <>
            {onInspect ? (
              <Inspectable
                things={things.filter(({ covered }) => !covered)}
                onInspect={onInspect}
              />
            ) : null}
            <Choices
              spots={spots}
              pointed={pointed ?? null}
              from={drawing.chooser(scene)}
              onPick={onPick}
              onHover={(option) => onHover?.(option)}
              shape={drawing.shape}
              below={(spot) => (
                <>
                  {drawing.preview?.(view, scene, spot)}
                  {drawing.way?.(scene, spot)}
                </>
              )}
              tag={drawing.tag}
            />
            {shownAims.length > 0 ? <Aims aims={shownAims} /> : null}
            {onInspect ? (
              <Handles
                things={things.filter(({ covered, what }) => covered && what.kind === 'enemy')}
                onInspect={onInspect}
              />
            ) : null}
          </>
        }
      >
        <Picture scene={scene} changes={changes} motion={motion} />
      </BoardFrame>
    );
  }

  return function Board(props: BoardProps<Types>) {
    return <Drawn {...useOncePerFrame(props)} />;
  };
}
