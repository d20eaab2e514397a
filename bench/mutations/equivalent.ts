/** Lists the mutations that nobody can notice, by their keys, each with the reason. */
export const equivalent: Readonly<Record<string, string>> = {}
