import type { Hand } from '#english/reply.ts'
import { wordsOf } from '#english/said.ts'

/** Words that any question about what was said last may have. */
const common = new Set(
  (
    "why how come what which where is isn't isnt it its it's that this these those they them not do does did don't dont i you " +
    "u we people can can't cant could would should must just use used uses using write writes written say says put have has had " +
    'to too a an the one ones need needs be been so then in here there when of for on at with without wrong right mistake ' +
    'called like as and or but if rule explain tell know pls please more than same another other word words sentence ' +
    'sentences comma commas stop full apostrophe capital letter letters verb noun adverb adjective clause subject object ' +
    'passive active plural past tense form spelling grammar effect effects affect reader readers feel feeling writer writers poet poets author authors ' +
    'poem story make makes made better interesting exciting stronger improve good technique simile metaphor by does really always instead done did seen saw gone went was were is are has'
  ).split(' '),
)

/** Tells whether a short question speaks of nothing else than what is in hand. */
export function isAbout(ask: string, { text, term = '', why = '' }: Hand): boolean {
  if (ask.includes('@')) return false
  const own = new Set(wordsOf(`${text} ${term} ${why}`))
  return wordsOf(ask).every((word) => common.has(word) || own.has(word))
}
