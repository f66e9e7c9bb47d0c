import { stageOf } from '../board/stage.tsx';
import { HellscapeBoard } from './board/Board.tsx';
import { showContentOf } from './content.ts';
import type { Hellscape } from './shape.ts';

export const Stage = stageOf<Hellscape>(HellscapeBoard, showContentOf);
