/**
 * Makes something of a thing once, and hands out the same from then on. The things have to be there
 * for good (content, not what is put together in play): whatever is made of them is kept as long.
 */
export function onceFor<Thing extends object, Made extends object>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>();
  return (thing) => {
    const known = made.get(thing);
    if (known) return known;
    const its = make(thing);
    made.set(thing, its);
    return its;
  };
}

/**
 * Makes things of a kind look alike: a copy has every field there is, whether it needs it or not.
 * Rules read cards and abilities all the time, and what looks alike is quicker to read.
 */
export function evenOut<Thing extends object>(
  fields: Readonly<Record<keyof Thing, undefined>>,
): (thing: Thing) => Thing {
  return onceFor((thing) => ({ ...(fields as object), ...thing }));
}
