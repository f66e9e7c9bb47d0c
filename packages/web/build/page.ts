/** The page that the client is built from, in packages/web. */
export const PAGE = 'index.html';

/** Where a browser finds it. */
export const PAGE_PATH = '/';
