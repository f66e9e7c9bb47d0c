import { createContext, type VNode } from 'preact';

/** What else is offered when a game is over: how those at the table go on. */
export const AfterGame = createContext<VNode | null>(null);
