/** Something that was asked over HTTP and did not happen; the message is a word for the client. */
export class Declined extends Error {
  override name = 'Declined';
  readonly status: number;

  constructor(status: number, because: string) {
    super(because);
    this.status = status;
  }
}
