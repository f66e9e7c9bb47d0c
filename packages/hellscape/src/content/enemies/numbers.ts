import type { Tier } from '../../ids.ts';

/** The numbers in what roaming monsters do, by level; the words of the cards are made of them too. */
export const GHOUL: Readonly<Record<Tier, { leap: number; bites: number; feast: number }>> = {
  '1-2': { leap: 2, bites: 1, feast: 1 },
  '3-4': { leap: 2, bites: 2, feast: 1 },
  '5': { leap: 3, bites: 2, feast: 2 },
};

/** Health a hero must have lost to smell of blood. */
export const GHOUL_SCENT = 3;

export const LYIDAN: Readonly<Record<Tier, { embraces: number; pull: number }>> = {
  '1-2': { embraces: 2, pull: 1 },
  '3-4': { embraces: 2, pull: 2 },
  '5': { embraces: 3, pull: 3 },
};

export const ANDRA: Readonly<Record<Tier, { leap: number; shots: number; arrows: number }>> = {
  '1-2': { leap: 1, shots: 1, arrows: 1 },
  '3-4': { leap: 2, shots: 1, arrows: 1 },
  '5': { leap: 2, shots: 2, arrows: 2 },
};

export const YTHERIA: Readonly<Record<Tier, { reach: number; raises: number; wail: number }>> = {
  '1-2': { reach: 2, raises: 1, wail: 1 },
  '3-4': { reach: 3, raises: 2, wail: 1 },
  '5': { reach: 4, raises: 2, wail: 2 },
};

/** The numbers in what the bosses do. */
export const MICHAEL = { charge: 2, radiance: 2, corruption: 2 } as const;
export const REAPER = { stride: 2, reaping: 2 } as const;
