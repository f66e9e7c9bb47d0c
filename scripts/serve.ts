import { serving } from './serving.ts';

// Serves a page that was built before: where nothing is left to build with, as in the image of the Dockerfile.
await serving(() => undefined);
