import { counted, inWords } from '#platform/number-words.ts'
import { daysUntil } from '#platform/when.ts'
import type { Improvement, Result, ResultTopic } from './result.data.ts'

/** The texts of the page that a finished quiz ends on. */

type Stage = NonNullable<ResultTopic['growth']>['after']

export const stageWords: Readonly<Record<Stage, string>> = {
  seed: 'a seed',
  sprout: 'a sprout',
  bud: 'a bud',
  bloom: 'a bloom',
  wilting: 'thirsty',
}

const heights: Readonly<Record<Stage, number>> = {
  seed: 0,
  sprout: 1,
  wilting: 1,
  bud: 2,
  bloom: 3,
}

type Grown = 'stage' | 'watered' | 'a_little' | 'same'

/** What became of a plant. */
export function grownOf({ growth }: ResultTopic): Grown {
  if (!growth || growth.after === 'wilting') return 'same'
  if (growth.before === 'wilting') return 'watered'
  if (heights[growth.after] > heights[growth.before]) return 'stage'
  return growth.mastery_after > growth.mastery_before ? 'a_little' : 'same'
}

const marks = (count: number) => String(Math.round(count * 100) / 100)

/** "9 of 12", with half marks where there are some. */
export const ofWords = ({ marks_given, max_score }: Pick<Result, 'marks_given' | 'max_score'>) =>
  `${marks(marks_given)} of ${marks(max_score)}`

/** "9 of 12, and a new bud" */
export function titleWords(
  result: Pick<Result, 'marks_given' | 'max_score'>,
  shown: ResultTopic | undefined,
): string {
  const score = ofWords(result)
  const grown = shown && grownOf(shown)
  if (grown === 'stage' && shown?.growth)
    return `${score}, and ${stageWords[shown.growth.after].replace(/^a /, 'a new ')}`
  return grown === 'watered' ? `${score}, and a plant is fresh again` : score
}

/** What is said of the plant over the marks; empty where it stayed as it was. */
export function grewWords(shown: ResultTopic): string {
  const grown = grownOf(shown)
  if (grown === 'watered') return `“${shown.title}” is fresh again`
  return grown === 'same' ? shown.title : `“${shown.title}” grew`
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const daysOfWeek = 7

/** A day that was, as a caption: "Yesterday", "Tuesday", "12 November". */
export function onDay(moment: Date, now: Date): string {
  const days = -daysUntil(moment, now)
  if (days <= 0) return 'Earlier today'
  if (days === 1) return 'Yesterday'
  return (days < daysOfWeek ? weekday : date).format(moment)
}

/** The same at the beginning of a sentence: "On Tuesday". */
const thenWords = (moment: string, now: Date): string => {
  const day = onDay(new Date(moment), now)
  return day === 'Yesterday' || day === 'Earlier today' ? day : `On ${day}`
}

/** "question 3", "questions 3 and 4" */
export function numbersWords(numbers: readonly number[]): string {
  const last = numbers.at(-1)
  if (numbers.length <= 1) return `question ${last ?? ''}`
  return `questions ${numbers.slice(0, -1).join(', ')} and ${last}`
}

/** Where a topic stands, in a word and a sentence that its questions bear. */
export function topicWords(topic: ResultTopic): {
  readonly word: string
  readonly is_not_yet: boolean
  readonly why: string
} {
  const of = (standing: ResultTopic['questions'][number]['standing']) =>
    topic.questions.filter((each) => each.standing === standing).map(({ number }) => number)
  const [notYet, waiting, open] = [of('not_yet'), of('waiting'), of('open')]
  const right = of('right')
  if (topic.is_all_first) return { word: 'Secure.', is_not_yet: false, why: firstWords(right) }
  if (right.length === topic.questions.length)
    return { word: 'Right.', is_not_yet: false, why: 'Some after another try or a hint.' }
  const [slip] = topic.slips
  const why = [
    ...(slip ? [`Seen here: ${lowered(slip.text)}${timesWords(slip.times)}.`] : []),
    ...(!slip && notYet.length > 0 ? [`Look again at ${numbersWords(notYet)}.`] : []),
    ...(open.length > 0 ? [`${capital(numbersWords(open))} left open.`] : []),
    ...(waiting.length > 0 ? [`${capital(numbersWords(waiting))} not decided yet.`] : []),
  ]
  if (notYet.length + open.length === 0)
    return { word: 'So far so good.', is_not_yet: false, why: why.join(' ') }
  const isMost = right.length * 2 >= topic.questions.length
  return { word: isMost ? 'Growing.' : 'Not yet.', is_not_yet: !isMost, why: why.join(' ') }
}

const firstWords = ({ length }: readonly number[]) =>
  length === 1 ? 'Right at the first try.' : 'All at the first try.'

const timesWords = (times: number) =>
  times === 1 ? '' : times === 2 ? ', twice' : `, ${times} times`
const lowered = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text
const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`

/** Something that went better, as a title and what it is compared with. */
export function improvedWords(each: Improvement, now: Date): { title: string; detail: string } {
  switch (each.kind) {
    case 'first_try':
      return {
        title: `${each.title}, ${each.now.right} of ${each.now.of} at the first try`,
        detail: `${thenWords(each.before_at, now)} it was ${each.before.right} of ${each.before.of}.`,
      }
    case 'slip_gone':
      return {
        title: 'A slip did not come back',
        detail: `${each.text}: last seen ${lowered(thenWords(each.last_at, now))}. ${inWords(each.right)} right at the first try since.`,
      }
    case 'remembered':
      return {
        title: `You still knew “${each.title}”`,
        detail: `After ${counted(each.days_since, 'day')}. It keeps for about ${counted(each.days_until, 'day')} from then.`,
      }
    case 'fewer_hints':
      return {
        title: `${each.now === 0 ? 'No hints' : counted(each.now, 'hint')}, ${inWords(each.before - each.now).toLowerCase()} fewer`,
        detail: `${thenWords(each.before_at, now)} it was ${each.before}.`,
      }
    case 'mended':
      return {
        title: 'You stayed with it',
        detail:
          each.questions === 1
            ? 'One question became right at a later try.'
            : `${inWords(each.questions)} questions became right at a later try.`,
      }
  }
}

/** "Your best 8 counted: 1, 2, 4." Empty where all of them do. */
export const countedWords = (numbers: readonly number[] | undefined) =>
  numbers?.length ? `Your best ${numbers.length} counted: ${numbers.join(', ')}.` : ''

/** "All twelve questions" */
export const allWords = (count: number) =>
  count === 1 ? 'The question' : `All ${inWords(count).toLowerCase()} questions`

/** "The three that were not yet, with fresh numbers" */
export const againWords = (count: number) =>
  count === 1
    ? 'The one that was not yet, with fresh numbers'
    : `The ${inWords(count).toLowerCase()} that were not yet, with fresh numbers`

/** "Try the three, 4 minutes" */
export function tryWords(count: number, minutes: number | undefined): string {
  const what = count === 1 ? 'Try it' : `Try the ${inWords(count).toLowerCase()}`
  return minutes === undefined ? what : `${what}, ${counted(minutes, 'minute')}`
}
