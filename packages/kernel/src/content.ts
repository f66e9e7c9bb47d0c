/** The sign under which a view holds the content of its table. */
export const CONTENT: unique symbol = Symbol('content');

/**
 * What is seen of a table knows the content the table plays with. Content is not part of the data: it is neither
 * compared nor hashed nor sent, and a copy with changes keeps it. What came from elsewhere gets it back by `withContent`.
 */
export interface OfTable<Content> {
  readonly [CONTENT]: Content;
}

export function contentOf<Content>({ [CONTENT]: content }: OfTable<Content>): Content {
  if (content === undefined) throw new Error('what came as data was not given its content');
  return content;
}

export function withContent<Content, Data extends object>(
  content: Content,
  data: Data,
): Data & OfTable<Content> {
  return { ...data, [CONTENT]: content };
}
