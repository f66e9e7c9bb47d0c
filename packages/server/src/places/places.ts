/** Another process has the table. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  /** The name of that process, and where it is reached. */
  readonly process: string;
  readonly address: string;

  constructor(process: string, address: string) {
    super(`the table is open at ${address}`);
    this.process = process;
    this.address = address;
  }
}

/** Which process has which table. It saves ways and work; the fence of the store is what keeps tables whole. */
export interface Places {
  /** Takes a table for this process. Throws Elsewhere while another one that is alive has it. */
  claim(table: string): Promise<void>;
  /** Gives a table back. */
  release(table: string): Promise<void>;
  /** Nobody listens where this process should be: its tables may be taken at once. */
  bury(process: string): Promise<void>;
  close(): Promise<void>;
}

/** One process has them all. */
export const ALONE: Places = {
  claim: async () => undefined,
  release: async () => undefined,
  bury: async () => undefined,
  close: async () => undefined,
};
