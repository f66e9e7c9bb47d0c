/** The classes and enemy types of the built-in content. */
export const CLASS_IDS = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'] as const;
export const ENEMY_TYPES = [
  'tentacles',
  'stranglers',
  'void-spiders',
  'night-terrors',
  'goliath',
  'targa-pylons',
] as const;
