/** Where a card may lie over the board; beside the question first. */
const CORNERS = ['end end', 'end start', 'start end', 'start start'];

/** What a card should leave in sight: who acts, what can be tapped, and what was just told. */
const COVERED = `:is(.board-figure, .hell-figure).is-acting, .board-target, .board-controls button,
  .happenings li, .happenings-skip`;

/** Milliseconds until the board shows what it offers now. */
const DRAWN = 50;

/** Moves a card that hides something to tap to the corner where it hides least. */
export function calmestCorner(card: HTMLElement | null): undefined | (() => void) {
  if (!card) return;
  const timer = setTimeout(() => {
    const targets = [...document.querySelectorAll(COVERED)];
    if (targets.length === 0) return;
    const spots = targets.map((target) => target.getBoundingClientRect());
    const hidden = (corner: string) => {
      card.style.placeSelf = corner;
      const place = card.getBoundingClientRect();
      return spots.reduce((sum, spot) => sum + hiddenShare(spot, place), 0);
    };
    const now = card.style.placeSelf || (CORNERS[0] ?? '');
    const all = [now, ...CORNERS].map((corner) => ({ corner, hides: hidden(corner) }));
    const least = Math.min(...all.map(({ hides }) => hides));
    card.style.placeSelf = all.find(({ hides }) => hides === least)?.corner ?? now;
  }, DRAWN);
  return () => clearTimeout(timer);
}

/** How much of it would lie below: whatever is only touched can still be tapped. */
export function hiddenShare(spot: DOMRect, below: DOMRect): number {
  const width = Math.min(spot.right, below.right) - Math.max(spot.left, below.left);
  const height = Math.min(spot.bottom, below.bottom) - Math.max(spot.top, below.top);
  return width > 0 && height > 0 ? (width * height) / (spot.width * spot.height) : 0;
}
