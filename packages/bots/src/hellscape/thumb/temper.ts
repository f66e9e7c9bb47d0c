/**
 * How bold or careful the bot is: weights in Health, or in steps of the way, found by playing many
 * games.
 */
export const TEMPER = {
  /** Activations that an enemy is feared for, when it is weighed what its end is worth. */
  horizon: 3,
  mobReward: 5,
  monsterReward: 8,
  questReward: 30,
  /** What a lost Health feels like with so much left: 1 or 2, 3, 4 or 5, more. */
  painDying: 2,
  painLow: 1.4,
  painHurt: 0.8,
  painWell: 0.6,
  /** What a Health recovered is worth against one lost. */
  rest: 0.6,
  /** How much of the danger in a zone counts. */
  fear: 0.5,
  /** What a fall costs, and which share of the Health that is left may be at stake without fear of one. */
  fall: 8,
  nerve: 0.5,
  /** What it costs to walk away under blows that nobody survives. */
  fallOnTheWay: 20,
  /** The round from which nothing is feared any more, and over how many rounds before it fear fades. */
  latest: 60,
  patience: 20,
  /** Reaction damage, against other wounds. */
  leaving: 1.3,
  /** What a step away from the errand costs in a fight. */
  errand: 1.2,
  /** The same when the quest does not wait. */
  hurry: 8,
  /** Wounds that a hero who is still to act is trusted to deal. */
  trust: 4,
  leastFear: 0.3,
  /** Share of its Health that the party may lack when it opens a door; points of movement it may be apart. */
  worn: 0.3,
  together: 4,
  /** Below this share of Health a hero rests when nobody is near. */
  tired: 0.7,
  /** What things are worth to go for, and what a step costs. */
  chest: 38,
  treasure: 36,
  explore: 18,
  loot: 1,
  step: 2.5,
};
