import { verbs } from '#english/irregular.ts'

/** Verbs whose form in *-ed* is a word of its own, or is said by some. */
const alsoRegular = new Set(
  'be bet hang light shine spring wake wind lay lie burst cost cut hit hurt let put read set shut spread show bend build send spend lend kneel lead leave mean meet see bleed feed ring strike wring rise creep blow tear'.split(
    ' ',
  ),
)

const regular = (verb: string): string =>
  /e$/.test(verb)
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)
        ? `${verb}${verb.at(-1)}ed`
        : `${verb}ed`

/** What a verb that goes its own way would be with *-ed*: words that do not exist. */
export const regularForms: ReadonlyMap<string, string> = new Map(
  [...verbs.keys()]
    .filter((verb) => !alsoRegular.has(verb) && verb !== 'find' && verb !== 'get')
    .map((verb) => [regular(verb), verb] as const),
)

export const regularised = [...regularForms.keys()].join('|')

/** The simple past of verbs whose participle is another word, so that *have* cannot stand before it. */
export const pastWithHelper = [...verbs]
  .flatMap(([verb, forms]) => {
    const [past = '', participle] = forms.split(':')
    const isOther =
      participle !== undefined &&
      participle !== past &&
      !['be', 'lie', 'bite', 'rise'].includes(verb)
    return isOther ? [past] : []
  })
  .join('|')
