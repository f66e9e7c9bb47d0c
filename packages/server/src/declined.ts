/** What cannot be read, whatever it should have been. */
export const UNREADABLE =
  'The body is not JSON, is nested more than 100 levels deep, or lacks fields named in docs/protocol.md.';

/** Something that was asked over HTTP and did not happen; the message is a word for the client. */
export class Declined extends Error {
  override name = 'Declined';
  readonly status: number;
  /** In a sentence, for whoever has to find out what is wrong with what they sent. */
  readonly why: string | undefined;

  constructor(status: number, because: string, why?: string) {
    super(because);
    this.status = status;
    this.why = why;
  }
}
