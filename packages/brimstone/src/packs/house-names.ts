/**
 * Markers and endings that the house has words for. They are written down here because packs are laid in workers, too,
 * which load no texts; a test holds them against the texts.
 */
export const HOUSE_NAMES: ReadonlySet<string> = new Set([
  ...[
    'bell',
    'bone',
    'box',
    'charge',
    'conduit',
    'daughter',
    'engine',
    'grave',
    'hole',
    'prop',
  ].map((name) => `marker.${name}`),
  ...['rift', 'rubble', 'spoor', 'survivor', 'valve', 'well', 'wire'].map(
    (name) => `marker.${name}`,
  ),
  ...['all-knocked-out', 'box-gone', 'buried', 'cage', 'darkness-escaped', 'daughter-home'].map(
    (name) => `outcome.${name}`,
  ),
  ...['daughter-lost', 'fled', 'objective', 'stove-out', 'survivors-dead'].map(
    (name) => `outcome.${name}`,
  ),
]);
