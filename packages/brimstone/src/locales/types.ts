/** Every text in both languages, side by side, so that none can be forgotten. */
export type Texts = Readonly<Record<string, { readonly en: string; readonly it: string }>>;
