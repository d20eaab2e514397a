/** Proposes the name of a class a year later: "7C" becomes "8C". One without a number stays as it is. */
export const nextName = (name: string): string =>
  name.replace(/\d+/, (year) => String(Number(year) + 1))
