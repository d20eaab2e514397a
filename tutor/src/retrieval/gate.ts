import { queryTerms, stem, termsOf } from '#retrieval.ts'

/** Words of every day that notes use too; sharing one of them with a note says nothing. */
const everyday = new Set(
  (
    'again all alright am answer any ask because bed best better big bit boring bye call came ' +
    'come comes course day dad did different do done easy even every everyone fine first friend ' +
    'fun game give go goes going gone good got great hard hate have hello here hey hi home hour ' +
    'house idea job kind know last later leave left let life like little long look lot love made ' +
    'make makes man many maybe mean minute more mum much name never new next nice night no note ' +
    'notes now number often ok okay old one only other out over page people person place play ' +
    'please put read real right room said same saw say school science see sister brother small some ' +
    'someone something sorry start stay still stop stuff such sure take talk teacher tell thank ' +
    'thanks thing think time today tomorrow tonight too top try turn two use used using very wait ' +
    'walk want way week well went word work worked world wrong year yeah yes yesterday yet'
  )
    .split(' ')
    .map(stem),
)

/** Tells whether a message asks for information, by its first word or its question mark. */
export const asks = (query: string): boolean =>
  /\?|^\W*(?:wh?at|why|how|when|where|which|who|define|explain|is|are|does|tell me about|meaning of)/i.test(
    query,
  )

/** A number, or a value with at most one word beside it, is somebody's answer: `7 (hypotenuse)`, `x = 4`. */
const isValue = (query: string): boolean =>
  !asks(query) &&
  (/^\W*\d/.test(query) || (/\d/.test(query) && (query.match(/\p{L}{2,}/gu) ?? []).length <= 1))

/** Returns the words of a query that could be of a course: no number, no word of every day. */
export function contentTerms(query: string): string[] {
  if (isValue(query)) return []
  return [...new Set(queryTerms(query))].filter(
    (term) => term.length > 1 && !/\d/.test(term) && !everyday.has(term),
  )
}

/** What the gate looks at in one passage: the stems of its titles and of each of its sections. */
export type Fit = {
  readonly titles: ReadonlySet<string>
  readonly sections: readonly ReadonlySet<string>[]
}

/** Tells whether a passage is about the words: one stands in a title, or two in one section. */
export const fits = (terms: readonly string[], { titles, sections }: Fit): boolean =>
  terms.some((term) => titles.has(term)) ||
  sections.some((section) => terms.filter((term) => section.has(term)).length >= 2)

/** Reads the stems of a text that the gate compares. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set(termsOf(text))
