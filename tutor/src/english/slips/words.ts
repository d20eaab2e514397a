/** Words that slips are looked for with: only such as can be nothing else where they stand. */

const row = (words: string): string => words.split(' ').join('|')

/** Things that belong to somebody, and that nobody can be. */
export const OWNED = row(
  'own house dog cat car bag book coat bedroom teacher classroom garden tent jumper uniform',
)
/** Things that belong to an animal or a thing. */
export const PARTS = row(
  'own tail tails paw paws claws wings beak fur feathers legs head eyes ears mouth nose teeth skin shell nest lid roof engine wheels leaves roots branches owner babies prey cage kennel den',
)
export const PREPOSITION = row(
  'in on of with from under over behind into around at near inside outside through by for to',
)
/** Names of one person or thing, whose plural has another form. */
export const ONE = row(
  'dog cat boy girl man woman teacher mum dad brother sister friend nan grandad uncle aunt house car bird horse tree book rabbit child baby door window sun moon train bus king queen dragon wizard monster lion tiger wolf fox',
)
/** Names of more than one. */
export const MANY = row(
  'dogs cats boys girls men women teachers brothers sisters friends houses cars birds horses trees books rabbits children babies doors windows trains buses kings queens dragons wizards monsters lions tigers wolves foxes people apples bananas pupils players',
)
const stems =
  'run walk jump play bark eat sleep like want need love hate know think feel look sound smell taste live work sit stand sing swim talk speak read write make take give come see hear help run fly grow move learn try say tell ask get keep leave lose win fall wear carry chase chew growl shout laugh cry smile'

/** Verbs with the ending of "he, she, it". */
export const WITH_S = row(
  stems
    .split(' ')
    .map((stem) =>
      (/[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : stem).replace(/(?<!ie)s?$/, 's'),
    )
    .join(' ') + ' goes does has is was watches catches teaches washes misses',
)
/** Words that tell how something is, which "too" may go before. */
export const HOW = row(
  'hot cold big small hard easy late early fast slow tired young old short tall loud expensive scared heavy long dark noisy quiet busy far lazy difficult dangerous wet',
)
/** Past participles that differ from the past: "I done it" wants "did" or "have". */
export const PARTICIPLE = row(
  'done seen gone been taken given eaten written broken spoken driven ridden grown flown thrown drawn fallen forgotten hidden bitten chosen stolen woken',
)
