import type { Question } from '@crawlspace/kernel';

/** Answers questions of one game. It is shown what the seat may know, and only that. */
export type Decider<View> = (question: Question, look: () => View) => readonly string[];
