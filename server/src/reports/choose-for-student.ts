import type { Sentence } from './choose-sentence.ts'
import type { Thing } from './choose-things.ts'
import type { Cell } from './estimates.ts'
import type { Person } from './reach.queries.ts'
import { numberWord, outOf, within } from './report-words.ts'

type TopicOf = { readonly id: string; readonly title: string; readonly cell: Cell }
type Slip = {
  readonly code: string
  readonly name: string
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly answers: number
  readonly seems_gone: boolean
}

type Said = {
  readonly student: Person
  readonly topics: readonly TopicOf[]
  readonly misconceptions: readonly Slip[]
  /** In the range. */
  readonly answers: number
}

/** A misconception that was shown once may have been a slip. */
const leastShown = 2

/**
 * Chooses what to say of a student and the one thing to do next: a misconception that was shown more than once and is
 * not gone, else the topic that is known least, else the one that fades first.
 */
export function chooseForStudent(said: Said): Sentence & { readonly next: Thing | null } {
  const { student, topics, misconceptions, answers } = said
  const name = student.first_name
  const known = topics.flatMap(({ cell: { estimate }, ...topic }) =>
    estimate ? [{ ...topic, ...estimate }] : [],
  )
  const slip = misconceptions.find((each) => each.answers >= leastShown && !each.seems_gone)
  const [weakest] = known
    .filter(({ level }) => level === 'not_yet')
    .toSorted((one, other) => one.mastery - other.mastery)
  const [fading] = known
    .filter(({ is_fading }) => is_fading)
    .toSorted((one, other) => one.mastery - other.mastery)
  const first = standingOf(name, known, answers)
  if (slip) {
    const emphasis = `What holds ${name} up is a slip: ${within(slip.name)}`
    return { sentence: `${first} ${emphasis}.`, emphasis, next: ofSlip(student, slip) }
  }
  if (weakest) {
    const emphasis = `Next comes ${within(weakest.title)}`
    return { sentence: `${first} ${emphasis}.`, emphasis, next: ofTopic(student, 'stuck', weakest) }
  }
  if (fading) {
    const emphasis = `${name} begins to forget ${within(fading.title)}`
    return { sentence: `${first} ${emphasis}.`, emphasis, next: ofTopic(student, 'fading', fading) }
  }
  const next = answers === 0 ? quiet(student) : null
  return { sentence: first, emphasis: null, next }
}

type KnownTopic = { readonly title: string; readonly level: string; readonly mastery: number }

function standingOf(name: string, known: readonly KnownTopic[], answers: number): string {
  if (known.length === 0) {
    return answers === 0
      ? `${name} has not answered anything here yet.`
      : `${name} has begun. There are too few answers yet to say more.`
  }
  const secure = known.filter(({ level }) => level === 'secure').length
  const growing = known.filter(({ level }) => level === 'growing').length
  const all = known.length
  const topics = all === 1 ? 'topic' : 'topics'
  if (secure > 0) {
    const also = growing > 0 ? `, and growing in ${numberWord(growing)}` : ''
    return `${name} is secure in ${outOf(secure, all)} ${topics}${also}.`
  }
  if (growing > 0) return `${name} is growing in ${outOf(growing, all)} ${topics}.`
  return `${name} is at the beginning of ${numberWord(all)} ${topics}.`
}

const about = (student: Person) => ({ question_id: null, students: [{ ...student, detail: '' }] })

function ofSlip(student: Person, { code, name, topic, answers }: Slip): Thing {
  return {
    ...about(student),
    kind: 'misconception',
    title: name,
    reason: `Seen in ${numberWord(answers)} answers${topic ? `, most in ${within(topic.title)}` : ''}.`,
    topic,
    misconception: code,
  }
}

const ofTopic = (
  student: Person,
  kind: 'stuck' | 'fading',
  { id, title, mastery }: KnownTopic & { readonly id: string },
): Thing => ({
  ...about(student),
  kind,
  title,
  reason:
    kind === 'stuck'
      ? `A right answer without help is likely ${mastery} times in 100. No other topic is known less.`
      : 'It was known, and a few questions now keep it.',
  topic: { id, title },
  misconception: null,
})

const quiet = (student: Person): Thing => ({
  ...about(student),
  kind: 'quiet',
  title: 'Something short to begin with',
  reason: 'There is no answer in these weeks.',
  topic: null,
  misconception: null,
})
