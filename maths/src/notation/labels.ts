/** Words beside a value that change what it says: these are no mere names of what is counted. */
const TELLING = new Set(
  (
    'or and not no nor than less more least most fewer if unless except either neither only ' +
    'plus minus times divided over per by squared cubed root negative positive below above under ' +
    'between from to up down zero one two three four five six seven eight nine ten eleven twelve ' +
    'dozen score hundred thousand million billion trillion hundreds thousands millions billions ' +
    'half halves third thirds quarter quarters fifth fifths sixth sixths eighth eighths tenth ' +
    'tenths hundredth hundredths thousandth thousandths remainder percent pct recurring repeating ' +
    'undefined infinity true false yes doubled tripled halved'
  ).split(' '),
)

/** Whether words beside a value only name it, as a unit does. */
export const isLabel = (words: string): boolean =>
  !words
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => TELLING.has(word))
