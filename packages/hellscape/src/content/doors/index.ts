import type { CardId } from '../../ids.ts';
import type { DoorCard } from '../types.ts';
import { bargains } from './bargains.ts';
import { gifts } from './gifts.ts';
import { perils } from './perils.ts';

/** The thirty Door cards. */
export const doors: Readonly<Record<CardId, DoorCard>> = Object.fromEntries(
  [...perils, ...gifts, ...bargains].map((card) => [card.id, card]),
);
