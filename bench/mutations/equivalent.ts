/** Lists the mutations that nobody can notice, by their keys, each with the reason. */
export const equivalent: Readonly<Record<string, string>> = {
  'marking/src/quantities/compare.ts sizeOf bound: < => <=': 'Zero is its own negative.',
  "marking/src/quantities/clock.ts readClock logic: minute === '0' && letter === undefined && phrase === undefined => ((minute === '0' && letter === undefined) || (phrase === undefined))":
    'Counts for digits alone, which have neither a letter nor a phrase.',
  'marking/src/choices/multi-part.ts markParts constant: 0 => 1':
    'Is for a part that does not exist: the outcomes that are asked about are one for each.',
  'marking/src/choices/hot-spot.ts isInside bound: >= => >':
    'The width of an edge allows for rounding; no point lies exactly at it.',
  'server/src/quiz/quiz.tries.queries.ts filled constant: true => false (13)':
    'Only the names are read; the types refuse any other value.',
  'marking/src/choices/hot-spot.ts isOnEdge bound: <= => < (2)':
    'The width of an edge allows for rounding; no point lies exactly at it.',
}
