/** Lists the names of an object of words, as the closed list that they are. */
export const keysOf = <Name extends string>(words: Readonly<Record<Name, unknown>>) =>
  // Safe: such an object is written out with these names alone.
  Object.keys(words) as Name[]
