import { entranceTile, passage } from '../../board/tile.ts';

/** The Entrances and the passages of both worlds. */
export const PASSAGES = {
  'mines-entrance': entranceTile('mines', {
    exits: '123456',
    map: `
      .DD.
      .oo.
      .oo.
      oooo
      oooo
      SSSS
      SSSS
    `,
  }),
  'mines-short': passage('mines', {
    exits: '123456',
    map: `
      DD
      oo
      oo
      DD
    `,
  }),
  'mines-mid': passage('mines', {
    exits: '123456',
    map: `
      DD
      oo
      oo
      oo
      DD
    `,
  }),
  'mines-corner-left': passage('mines', {
    exits: '123456',
    map: `
      Dooo
      Dooo
      ..oo
      ..DD
    `,
  }),
  'mines-corner-right': passage('mines', {
    exits: '123456',
    map: `
      oooD
      oooD
      oo..
      DD..
    `,
  }),
  'mines-t-junction': passage('mines', {
    exits: '123 456',
    map: `
      DooooD
      DooooD
      ..oo..
      ..DD..
    `,
  }),
  'mines-cross': passage('mines', {
    exits: '12 34 56',
    map: `
      ..DD..
      ..oo..
      DooooD
      DooooD
      ..oo..
      ..DD..
    `,
  }),
  'targa-entrance': entranceTile('targa', {
    exits: '123456',
    map: `
      .DD.
      .oo.
      .oo.
      oooo
      oooo
      SSSS
      SSSS
    `,
  }),
  'targa-mid': passage('targa', {
    exits: '123456',
    map: `
      DD
      oo
      oo
      oo
      DD
    `,
  }),
  'targa-long': passage('targa', {
    exits: '123456',
    map: `
      DD
      oo
      oo
      oo
      oo
      DD
    `,
  }),
  'targa-corner-left': passage('targa', {
    exits: '123456',
    map: `
      Dooo
      Dooo
      ..oo
      ..DD
    `,
  }),
  'targa-corner-right': passage('targa', {
    exits: '123456',
    map: `
      oooD
      oooD
      oo..
      DD..
    `,
  }),
  'targa-t-junction': passage('targa', {
    exits: '123 456',
    map: `
      DooooD
      DooooD
      ..oo..
      ..DD..
    `,
  }),
  'targa-cross': passage('targa', {
    exits: '12 34 56',
    map: `
      ..DD..
      ..oo..
      DooooD
      DooooD
      ..oo..
      ..DD..
    `,
  }),
};
