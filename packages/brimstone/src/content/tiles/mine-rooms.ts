import { barrierBelow, standardRoom, uniqueRoom } from '../../board/tile.ts';

/** The rooms of the Mines: eight unique ones, then four standard ones. */
export const MINE_ROOMS = {
  'mines-stull-forest': uniqueRoom('mines', 'groaning-timbers', {
    exits: '12 345 6',
    map: `
      ...DD....
      ..ooooo..
      Doo#ooooD
      DoooooooD
      .oooo#oo.
      ..ooooo..
      ....oo...
      ....DD...
    `,
  }),
  'mines-grand-junction': uniqueRoom('mines', 'cart-with-no-brakeman', {
    exits: '12 3 4 56',
    map: `
      .DD...DD..
      .ooo.oooo.
      DooooooooD
      DooooooooD
      .oooooooo.
      ...oooo...
      ....DD....
    `,
  }),
  'mines-company-store': uniqueRoom('mines', 'clerk-who-stayed', {
    exits: '1234 56',
    map: `
      .oooo...
      .ooooo..
      Doooooo.
      Doo#oooD
      .oo#oooD
      ....oo..
      ....DD..
    `,
  }),
  'mines-wet-shaft': uniqueRoom('mines', 'weight-on-the-winch', {
    exits: '12 34 56',
    map: `
      ...DD...
      ..oooo..
      .ooooo..
      Doo##ooD
      Doo##ooD
      .oooooo.
      ..ooo...
      ...DD...
    `,
  }),
  'mines-buried-bunkhouse': uniqueRoom('mines', 'twelve-made-beds', {
    exits: '123 4 56',
    map: `
      ..DD.....
      .ooooo...
      Dooo#ooo.
      Dooo#oooD
      .oooooooD
      .ooo#ooo.
      .....oo..
      .....DD..
    `,
  }),
  'mines-crooked-vein': uniqueRoom('mines', 'vein-that-hums', {
    exits: '123 456',
    map: `
      ......DD.
      ....,ooo.
      ..oooooo.
      Dooooooo.
      Dooooo,..
      .ooo.....
      .oo......
      .DD......
    `,
  }),
  'mines-chapel-level': uniqueRoom('mines', 'sermon-in-the-rock', {
    exits: '1 23 456',
    barriers: barrierBelow(1, 4, 7),
    map: `
      ..DD......
      .oooooooo.
      DooooooooD
      DooooooooD
      ..ooo,.oo.
      ..DD......
    `,
  }),
  'mines-powder-house': uniqueRoom('mines', 'sweating-sticks', {
    exits: '12 3 45 6',
    map: `
      ..DD....
      .ooooooD
      .ooooooD
      .oo#oo..
      Doo#oo..
      DooooooD
      .ooooooD
      ...oo...
      ...DD...
    `,
  }),
  'mines-dug-chamber': standardRoom('mines', {
    exits: '12 34 56',
    map: `
      ..DD...
      ..oooo.
      Dooooo.
      DoooooD
      .oooooD
      ...oo..
      ...DD..
    `,
  }),
  'mines-winding-gallery': standardRoom('mines', {
    exits: '12 34 56',
    barriers: barrierBelow(4, 1, 2),
    map: `
      ..DD..
      .oooo.
      .ooooD
      ..oooD
      .oooo.
      Doooo.
      Dooo..
      ..oo..
      ..DD..
    `,
  }),
  'mines-miners-nook': standardRoom('mines', {
    exits: '123 456',
    map: `
      .DD...
      .ooo,.
      oooooD
      oooooD
      ooooo.
      ..oo..
      ..DD..
    `,
  }),
  'mines-fork-in-the-rock': standardRoom('mines', {
    exits: '123 456',
    barriers: barrierBelow(1, 3, 3),
    map: `
      ..ooo..
      .ooooo.
      DoooooD
      DoooooD
      .oo#oo.
      .oo....
      .DD....
    `,
  }),
};
