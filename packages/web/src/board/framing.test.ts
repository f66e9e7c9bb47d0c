import { describe, expect, it } from 'vitest';
import { follow, frame, isInView, pan, transformOf, zoomAt } from './framing.ts';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const desk = { width: 1440, height: 900, insets };
const phone = { width: 390, height: 844, insets: { ...insets, bottom: 300 } };
const box = { left: 0, top: 0, right: 800, bottom: 400 };
const wide = { left: 0, top: 0, right: 3000, bottom: 400 };
const heart = { left: 2800, top: 100, right: 2900, bottom: 200 };

describe('framing', () => {
  it('shows a box as a whole in the middle', () => {
    const look = frame(box, desk);
    expect(look).toMatchObject({ x: 400, y: 200 });
    expect(isInView(box, look, desk)).toBe(true);
  });

  it('keeps spaces large enough for a finger, and small enough to see where one is', () => {
    expect(frame(wide, phone).zoom).toBe(0.46);
    expect(frame({ left: 0, top: 0, right: 100, bottom: 100 }, desk).zoom).toBe(0.92);
    expect(frame(wide, phone, 'whole').zoom).toBeLessThan(0.2);
  });

  it('shows a little smaller what then fits as a whole, and comes nearer again after it', () => {
    const all = { left: 0, top: 0, right: 850, bottom: 400 };
    const look = follow(null, { box: all, heart: all, context: all }, phone);
    expect(look.zoom).toBeCloseTo(390 / 990);
    expect(isInView(all, look, phone)).toBe(true);
    const small = { left: 300, top: 100, right: 500, bottom: 300 };
    expect(follow(look, { box: small, heart: small, context: small }, phone).zoom).toBe(0.92);
  });

  it('stays where it is while what matters is in view', () => {
    const look = frame(wide, desk);
    expect(follow(look, { box, heart: box, context: box }, desk)).toBe(look);
  });

  it('shows who acts where not even the heart fits', () => {
    const far = { left: 0, top: 0, right: 2000, bottom: 2000 };
    const first = { left: 1800, top: 1800, right: 1900, bottom: 1900 };
    const framed = { box: far, heart: far, context: far };
    expect(isInView(first, follow(null, framed, phone), phone)).toBe(false);
    expect(isInView(first, follow(null, { ...framed, first }, phone), phone)).toBe(true);
  });

  it('brings in the heart of a box that is too large', () => {
    const look = follow(null, { box: wide, heart, context: wide }, phone);
    expect(isInView(heart, look, phone)).toBe(true);
    expect(isInView(wide, look, phone)).toBe(false);
  });

  it('takes in what is around where there is room', () => {
    const context = { left: -200, top: -200, right: 900, bottom: 600 };
    expect(isInView(context, follow(null, { box, heart: box, context }, desk), desk)).toBe(true);
  });

  it('shows choices that are far off too, as long as they can be tapped', () => {
    const choices = { left: 0, top: 0, right: 1400, bottom: 700 };
    const framed = { box, heart: box, context: box, choices };
    const narrow = { width: 700, height: 500, insets };
    const look = follow(null, framed, narrow);
    expect(isInView(choices, look, narrow)).toBe(true);
    // What was near is in view already, and yet it goes further out.
    expect(follow(frame(box, narrow), framed, narrow)).toEqual(look);
    expect(follow(null, framed, phone)).toEqual(follow(null, { ...framed, choices: box }, phone));
  });

  it('comes nearer for what is worth it, unless it is near already', () => {
    const fight = { left: 300, top: 100, right: 500, bottom: 300 };
    const framed = { box: fight, heart: fight, context: fight };
    const far = { x: 400, y: 200, zoom: 0.5 };
    expect(follow(far, framed, desk)).toBe(far);
    const near = follow(far, { ...framed, isClose: true }, desk);
    expect(near.zoom).toBe(0.92);
    expect(follow({ ...near, zoom: 0.7 }, { ...framed, isClose: true }, desk).zoom).toBe(0.7);
  });

  it('keeps clear of panels', () => {
    // The middle of what is left above a panel of 300 is at 272.
    expect(transformOf({ x: 0, y: 0, zoom: 1 }, phone)).toBe(
      'translate(195.00px, 272.00px) scale(1.0000)',
    );
  });

  it('zooms around the pointer', () => {
    const look = { x: 100, y: 100, zoom: 0.5 };
    const at = { x: 1000, y: 200 };
    const under = (l: typeof look) => [l.x + (at.x - 720) / l.zoom, l.y + (at.y - 450) / l.zoom];
    const near = zoomAt(look, at, 2, desk);
    expect(near.zoom).toBe(1);
    expect(under(near)).toEqual(under(look));
  });

  it('pans no further than the edge of the map', () => {
    const look = pan({ x: 10, y: 10, zoom: 0.5 }, 1000, -20, box);
    expect(look).toEqual({ x: 0, y: 50, zoom: 0.5 });
  });
});
