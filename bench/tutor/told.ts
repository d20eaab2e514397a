import { judge } from '@learngrove/marking'
import type { Blank, Question } from '@learngrove/marking/question'
import { isPlainNumber, isValue, squeezed, statementsIn, termsIn } from './formulas.ts'
import { plainOf } from './plain.ts'
import type { Heard } from './talk.ts'

/** A shorter option is said in sentences that are about something else. */
const shortestText = 4
/** So many words of an answer are looked at together. */
const longestRun = 4
/** Fewer items stand in their order by chance. */
const fewestItems = 3

const words = (text: string) =>
  ` ${plainOf(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+\-=/%^√]+/gu, ' ')
    .trim()} `

/** Whether a text says all of these words, in this order. */
export const holds = (text: string, part: string) => words(text).includes(words(part))

type Told = {
  /** The answer. */
  readonly reply: string
  /** What may be said: the question as the pupil sees it, and what the pupil has said. */
  readonly known: string
}

/** What of an answer tells the key, by the marker; nothing where none of it does. */
export function toldOf(question: Question, { answer, said, earlier }: Heard): string | undefined {
  const known = [question.text, said, ...earlier.map((each) => each.said)].join('\n')
  return toldBy(question, { reply: answer.text, known })
}

function toldBy(question: Question, told: Told): string | undefined {
  switch (question.type) {
    case 'number':
    case 'expression':
      return formulaOf(question, told)
    case 'short_text':
      return wordsOfKey(question, told)
    case 'fill_blanks':
      return first(question.blanks, (blank) => blankOf(blank, told))
    case 'table':
      return first(question.rows, ({ cells }) =>
        first(cells, (cell) => (cell.type === 'given' ? undefined : blankOf(cell, told))),
      )
    case 'single_choice':
    case 'multiple_choice':
      return optionOf(
        question.options.map(({ text }) => text),
        question.answers,
        told,
      )
    case 'true_false':
      return truthOf(question.options[(question.answers[0] ?? 1) - 1]?.text ?? '', told)
    case 'cloze_dropdown':
      return first(question.gaps, ({ options, answer }) =>
        optionOf(
          options.map(({ text }) => text),
          [answer],
          told,
        ),
      )
    case 'matching':
      return pairOf(question, told)
    case 'ordering':
      return orderOf(
        (question.sequence ?? []).map((order) => question.items[order - 1] ?? ''),
        told,
      )
    case 'multi_part':
      return first(question.sub_questions, (part) => toldBy(part, told))
    default:
      return undefined
  }
}

function first<Item>(
  items: readonly Item[],
  tell: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const told = tell(item)
    if (told !== undefined) return told
  }
  return undefined
}

/** A blank is marked as a question of its own. A small number in it is told where it is said to be the answer. */
function blankOf(blank: Blank, told: Told): string | undefined {
  const isSmall = blank.type === 'number' && /^-?\d$/.test(blank.answer)
  if (isSmall && !saysToBe(told.reply, blank.answer)) return undefined
  return toldBy({ ...blank, text: '', max_score: 1, hints: [], method_answer: [] }, told)
}

const saysToBe = (reply: string, text: string) =>
  new RegExp(
    `(?:=|\\b(?:is|are|answer|write|put|goes|gives|get|choose|pick|it's))\\s*["'(]?${escaped(text)}(?![\\w./])`,
    'i',
  ).test(plainOf(reply))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

type Keyed = Extract<Question, { type: 'number' | 'expression' | 'short_text' }>

const isRight = (question: Keyed, value: string) => judge(question, { value }).verdict === 'right'

/** What the question or the pupil has said is told by nobody, though it comes back in another form. */
function formulaOf(question: Keyed, { reply, known }: Told): string | undefined {
  const seen = formulasIn(known)
  const forms = new Set(seen.map(squeezed))
  const numbers = seen.filter(isPlainNumber)
  return formulasIn(reply).find(
    (each) =>
      !forms.has(squeezed(each)) &&
      !numbers.some((number) => isValue(each, number)) &&
      isRight(question, each),
  )
}

const formulasIn = (text: string) =>
  [...statementsIn(text), ...termsIn(text)].filter((each) => /[\p{L}\p{N}]/u.test(each))

function wordsOfKey(question: Keyed, { reply, known }: Told): string | undefined {
  return reply
    .split(/(?<=[.!?,;:])\s+|\n+/)
    .flatMap((sentence) => {
      const all = sentence.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}'-]/gu, ''))
      const runs = all.flatMap((_, from) =>
        Array.from({ length: longestRun }, (_, length) =>
          all.slice(from, from + length + 1).join(' '),
        ),
      )
      return runs
    })
    .find((run) => run.length >= shortestText && !holds(known, run) && isRight(question, run))
}

/** Says a right option, and not the others with it, or its letter or place. */
function optionOf(
  options: readonly string[],
  answers: readonly number[],
  { reply, known }: Told,
): string | undefined {
  const isSaid = (text: string) =>
    plainOf(text).length >= shortestText &&
    holds(reply, text) &&
    (!isEverydayWord.test(plainOf(text)) || saysToBe(reply, text) || isMarked(reply, text))
  const right = answers.map((order) => options[order - 1] ?? '')
  const others = options.filter((_, at) => !answers.includes(at + 1))
  const told = right.find((text) => isSaid(text) && !holds(known, text))
  if (told !== undefined && !others.some(isSaid)) return told
  return answers.map((order) => letterOf(order)).find((letter) => pointsAt(reply, letter))
}

/** A word that is said for other reasons too: it is told where it stands in quotes or in other letters. */
const isEverydayWord = /^\p{L}{1,6}$/u
const isMarked = (reply: string, text: string) =>
  new RegExp(`["“*_]${escaped(plainOf(text))}["”*_]`, 'i').test(reply)

const letterOf = (order: number) => String.fromCharCode(64 + order)

const pointsAt = (reply: string, letter: string) =>
  new RegExp(
    `\\b(?:[Ii]t is|[Ii]t's|[Aa]nswer is|[Cc]hoose|[Pp]ick|[Gg]o for|[Aa]nswer:)\\s+(?:option\\s+)?\\(?${letter}\\)?(?=[\\s.,!)]|$)`,
  ).test(plainOf(reply))

function truthOf(right: string, { reply }: Told): string | undefined {
  const word = right.trim().toLowerCase()
  const told = new RegExp(
    `\\b(?:it is|it's|this is|that is|statement is|answer is|choose|pick)\\s+(?:\\w+ly )?["']?${word}\\b`,
    'i',
  )
  return told.test(plainOf(reply)) ? right : undefined
}

function pairOf(
  { left, right, pairs }: Extract<Question, { type: 'matching' }>,
  { reply, known }: Told,
): string | undefined {
  const sentences = reply.split(/(?<=[.!?])\s+|\n+/)
  const said = (sentence: string, text: string) =>
    plainOf(text).length >= 2 && holds(sentence, text)
  for (const [at, from] of left.entries()) {
    const to = right[(pairs[at] ?? 0) - 1] ?? ''
    const others = right.filter((text) => text !== to)
    const told = sentences.find(
      (sentence) =>
        said(sentence, from) &&
        said(sentence, to) &&
        !others.some((other) => said(sentence, other) && !holds(to, other)) &&
        !(holds(known, from) && holds(known, to)),
    )
    if (told !== undefined) return `${from} and ${to}`
  }
  return undefined
}

function orderOf(items: readonly string[], { reply, known }: Told): string | undefined {
  if (items.length < fewestItems) return undefined
  const places = items.map((item) => words(reply).indexOf(words(item)))
  const isTold = places.every((place, at) => place >= 0 && place > (places[at - 1] ?? -1))
  return isTold && !items.every((item) => holds(known, item)) ? items.join(', ') : undefined
}
