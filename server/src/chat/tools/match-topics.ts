import { termsOf } from '@learngrove/tutor/retrieval/terms'

/** A topic with the words that it can be named by. */
export type NamedTopic = {
  readonly id: string
  readonly title: string
  /** What it teaches, in sentences. */
  readonly objectives: readonly string[]
  /** The part of its course that it stands in, and its subject. */
  readonly section: string
  readonly subject: string
}

/** How much a word counts by where it stands. */
const inTitle = 8
const inSection = 4
const inObjectives = 3
const inSubject = 2
/** Topics that come this near to the best are meant too. */
const asGood = 0.9
/** What is asked for has to have this share of its words at least in a topic that is meant. */
const enough = 0.5
/** Words from this length on may have one letter wrong, and from twice this length two. */
const forgiving = 5

/** Words with which something is asked for, and not what. */
const asking = new Set(
  termsOf(
    'quiz test practise practice question problem exercise another more harder easier one some me do try topic',
  ),
)

/** Finds the topics that are meant by a student's words, in their order; of several equally good ones all. */
export function matchTopics<Topic extends NamedTopic>(
  about: string,
  topics: readonly Topic[],
): Topic[] {
  const named = topics.map((topic) => ({ topic, words: wordsOf(topic) }))
  const known = new Set(named.flatMap(({ words }) => [...words.keys()]))
  const terms = [...new Set(termsOf(about))]
    .filter((term) => !asking.has(term))
    .map((term) => nearestOf(term, known))
  const scored = named.map(({ topic, words }) => {
    const found = terms.filter((term) => words.has(term))
    const score = found.reduce((sum, term) => sum + (words.get(term) ?? 0), 0)
    return { topic, score, share: found.length / terms.length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return scored
    .filter(({ score, share }) => score > 0 && share >= enough && score >= best * asGood)
    .map(({ topic }) => topic)
}

/** The titles that look most like a student's words, the most alike first. */
export function nearestTitles(
  about: string,
  topics: readonly NamedTopic[],
  count: number,
): string[] {
  const asked = pairsIn(about)
  return topics
    .map(({ title }) => ({ title, likeness: likeness(asked, pairsIn(title)) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ title }) => title)
}

function wordsOf({ title, objectives, section, subject }: NamedTopic): Map<string, number> {
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const term of termsOf(text)) words.set(term, Math.max(weight, words.get(term) ?? 0))
  }
  add(subject, inSubject)
  for (const objective of objectives) add(objective, inObjectives)
  add(section, inSection)
  add(title, inTitle)
  return words
}

/** The term itself where a topic has it; else the one that it is a slip of the keys away from, if there is one. */
function nearestOf(term: string, known: ReadonlySet<string>): string {
  if (known.has(term)) return term
  const most = Math.floor(term.length / forgiving)
  if (most === 0) return term
  return [...known].find((each) => slips(term, each) <= Math.min(most, 2)) ?? term
}

/** Counts how many letters are to be changed, added or taken out (Levenshtein, 1966). */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, each] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === each ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function pairsIn(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z]+/g, ' ')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}

/** The share of pairs of letters that two words have in common (Dice, 1945). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}
