const BETWEEN = /(?<=[\w)\]}°%!²³π]\s*)\+\s?[-−–](?=\s*[\w(√π.\\])/g

/**
 * `2+-3` as 2 and a negative number, where one value is asked for. The reader of notation takes the
 * two signs for ±, which is right where the key has two values.
 */
export const withPlusNegative = (text: string): string => text.replace(BETWEEN, '+ -')
