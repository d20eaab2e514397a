import type { Reply } from '#english/reply.ts'
import { wordsOf } from '#english/said.ts'
import { classOfTags, tagged, type WordClass } from '#english/tags.ts'
import { classesOf } from '#english/word-classes.ts'
import { article, jobs, reply, tests, unsure } from '#english/word-jobs.ts'

const nounBefore =
  /^(?:a|an|the|my|your|his|her|our|their|its|this|that|these|those|every|some|no)$/
const verbBefore =
  /^(?:to|i|you|he|she|we|they|can|could|will|would|shall|should|may|might|must|don't|didn't)$/

/** The class of a word where it stands: by the word before it, else by the reader where the word can be that. */
export function placedIn(sample: string, own: string): Reply | undefined {
  const words = wordsOf(sample)
  const at = words.indexOf(own)
  if (at < 0) return undefined
  const known = classesOf(own)
  const before = words[at - 1] ?? ''
  const options = known?.classes ?? []
  const sure =
    options.length === 1 && known?.is_whole
      ? options[0]
      : nounBefore.test(before) && options.includes('noun') && !options.includes('adjective')
        ? 'noun'
        : verbBefore.test(before) && options.includes('verb')
          ? 'verb'
          : undefined
  const read = classOfTags(tagged(sample)[at]?.tags ?? [])
  const kind = sure ?? (read && options.includes(read) ? read : undefined)
  if (!kind) return unsure(own)
  const sign = sure && options.length > 1 ? ` The word before it, *${before}*, shows it.` : ''
  const made = reply(
    'told',
    own,
    [`There *${own}* is ${article(kind)}: ${jobs[kind]}.${sign}`],
    kind,
  )
  return { ...made, hand: { ...made.hand, sentence: sample } }
}

const isVerb = (kind: WordClass | undefined): boolean => kind === 'verb' || kind === 'modal verb'

/** The words of a class in a sentence: such as can be nothing else where they stand. */
export function inSentence(sample: string, kind: WordClass | undefined): Reply | undefined {
  if (!kind) return undefined
  const terms = tagged(sample).map(({ text, tags }) => ({
    own: wordsOf(text)[0] ?? '',
    read: classOfTags(tags),
  }))
  const found = terms.filter(({ own, read }, at) => {
    const known = classesOf(own)?.classes ?? []
    if (kind === 'verb') return isVerb(read) && (known.length === 0 || known.some(isVerb))
    if (read !== kind) return false
    return kind === 'noun' ? isNamed(terms, at) : known.includes(kind)
  })
  const [first] = found
  if (!first) return unsure(sample)
  const list = [...new Set(found.map(({ own }) => `*${own}*`))].join(', ')
  const why = `Look at its job: ${jobs[kind]}, and that is what ${article(kind)} does.`
  return {
    verdict: 'told',
    says: [`I find ${list}. ${why}`, 'There may be more that I am not sure of.'],
    ask: `To test it: ${tests[kind]}?`,
    hand: { family: 'word', text: first.own, sentence: sample, term: kind, why },
  }
}

type Word = { readonly own: string; readonly read: WordClass | undefined }

/** A noun is shown by a determiner before it, with adjectives between, or by having no other class. */
function isNamed(terms: readonly Word[], at: number): boolean {
  const known = classesOf(terms[at]?.own ?? '')
  if (known?.is_whole && known.classes.length === 1) return known.classes[0] === 'noun'
  let before = at - 1
  while (terms[before]?.read === 'adjective') before--
  const isLast = terms[at + 1]?.read !== 'noun'
  return isLast && nounBefore.test(terms[before]?.own ?? '')
}
