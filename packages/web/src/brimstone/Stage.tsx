import { stageOf } from '../board/stage.tsx';
import { BrimstoneBoard } from './board/Board.tsx';
import { showContentOf } from './content.ts';
import type { Brimstone } from './shape.ts';

export const Stage = stageOf<Brimstone>(BrimstoneBoard, showContentOf);
