import { barrierBelow, standardRoom, uniqueRoom } from '../../board/tile.ts';

/** The rooms of the Targa Plateau: eight unique ones, then four standard ones. */
export const TARGA_ROOMS = {
  'targa-rime-colonnade': uniqueRoom('targa', 'the-ceiling-lets-go', {
    exits: '1 23 456',
    map: `
      ....DD...
      ..ooooo..
      Doooo#ooD
      DoooooooD
      .oo#oooo.
      ..ooooo..
      ...oo....
      ...DD....
    `,
  }),
  'targa-transit-concourse': uniqueRoom('targa', 'last-departure', {
    exits: '1 23 45 6',
    map: `
      ..DD...DD.
      .oooo.ooo.
      DooooooooD
      DooooooooD
      .oooooooo.
      ...oooo...
      ....DD....
    `,
  }),
  'targa-plate-archive': uniqueRoom('targa', 'plates-that-remember', {
    exits: '123 456',
    map: `
      ...oooo.
      ..ooooo.
      .ooooooD
      Dooo#ooD
      Dooo#oo.
      ..oo....
      ..DD....
    `,
  }),
  'targa-frozen-well': uniqueRoom('targa', 'face-under-the-ice', {
    exits: '12 34 56',
    map: `
      ...DD...
      ..oooo..
      ..ooooo.
      Doo##ooD
      Doo##ooD
      .oooooo.
      ...ooo..
      ...DD...
    `,
  }),
  'targa-sleeper-vaults': uniqueRoom('targa', 'casket-nine', {
    exits: '56 12 34',
    map: `
      .....DD..
      ...ooooo.
      .ooo#oooD
      Dooo#oooD
      Dooooooo.
      .ooo#ooo.
      ..oo.....
      ..DD.....
    `,
  }),
  'targa-broken-causeway': uniqueRoom('targa', 'gap-in-the-causeway', {
    exits: '1234 56',
    map: `
      .DD......
      .ooo,....
      .oooooo..
      .oooooooD
      ..,oooooD
      .....ooo.
      ......oo.
      ......DD.
    `,
  }),
  'targa-terrace-of-the-eye': uniqueRoom('targa', 'the-eye-turns', {
    exits: '123 6 45',
    barriers: barrierBelow(1, 2, 5),
    map: `
      ......DD..
      .oooooooo.
      DooooooooD
      DooooooooD
      .oo.,ooo..
      ......DD..
    `,
  }),
  'targa-custodian-works': uniqueRoom('targa', 'custodian-on-its-rounds', {
    exits: '6 45 23 1',
    map: `
      ....DD..
      Doooooo.
      Doooooo.
      ..oo#oo.
      ..oo#ooD
      DooooooD
      Doooooo.
      ...oo...
      ...DD...
    `,
  }),
  'targa-choked-chamber': standardRoom('targa', {
    exits: '4 123 56',
    map: `
      ...DD..
      .oooo..
      .oooooD
      DoooooD
      Dooooo.
      ..oo...
      ..DD...
    `,
  }),
  'targa-drifted-gallery': standardRoom('targa', {
    exits: '123 6 45',
    barriers: barrierBelow(4, 3, 4),
    map: `
      ..DD..
      .oooo.
      Doooo.
      Dooo..
      .oooo.
      .ooooD
      ..oooD
      ..oo..
      ..DD..
    `,
  }),
  'targa-wardroom': standardRoom('targa', {
    exits: '56 1234',
    map: `
      ...DD.
      .,ooo.
      Dooooo
      Dooooo
      .ooooo
      ..oo..
      ..DD..
    `,
  }),
  'targa-split-court': standardRoom('targa', {
    exits: '123 456',
    barriers: barrierBelow(1, 3, 3),
    map: `
      ..ooo..
      .ooooo.
      DoooooD
      DoooooD
      .oo#oo.
      ....oo.
      ....DD.
    `,
  }),
};
