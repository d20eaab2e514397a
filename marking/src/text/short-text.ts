import type { GradedAnswer, JudgeOptions } from '#judgement.ts'
import { EMPTY_NOTE, type Outcome, unread } from '#outcome.ts'
import { exactOf, isSameExact } from '#text/exact.ts'
import { type ReadTask, readTask } from '#text/features.ts'
import { chargesOf, compareFormulas } from '#text/formulas.ts'
import { withoutInstructions } from '#text/instructions.ts'
import { byChance, type JudgedText, REVIEW_BELOW, undecided } from '#text/judged-text.ts'
import { compareTexts, contentOfAll } from '#text/likeness.ts'
import { judgeName, NAME_WORDS } from '#text/name.ts'
import { nearWords } from '#text/near-words/near-words.ts'
import { judgeSentence } from '#text/sentence.ts'
import { shippedChance } from '#text/shipped.ts'
import { isStatement, readTerm } from '#text/term.ts'
import type { TextKey } from '#text/text-key.ts'
import { type GradedModel, sharesOfSame, trainOnGraded } from '#text/train-on-graded.ts'
import { wordsOf } from '#text/word-shapes.ts'
import { contentOf } from '#text/words.ts'

const MARKER = 'text'

/** Longer answers are not short texts any more. */
export const MAX_TEXT_LENGTH = 2000

/** How sure one marked answer of the very same words makes, and how little is left by each more. */
const SURE_OF_SAME = 0.9
const DOUBT_LEFT = 0.5

/** Where more of the marked answers than this got a part of the marks, "not right" is not "none". */
const MANY_PARTIAL = 0.1

const REVIEW_NOTE = 'This is put in your own words, and we cannot be sure about it by ourselves.'
const FOR_MARKER_NOTE =
  'Part of this is written to whoever marks it. It changes no mark, and the rest is for a person to read.'

/**
 * Judges a short text by the references, by answers to the same question that a teacher has
 * marked (`options.graded`), and says how sure it is. What is said to the marker is not looked at.
 * `about` is the text of the question. Undecided answers get no mark and wait for a teacher.
 */
export function markShortText(
  key: TextKey,
  typed: string,
  options: JudgeOptions = {},
  about = '',
): Outcome {
  if (typed.trim() === '') return unread(MARKER, 'empty', EMPTY_NOTE)
  if (typed.length > MAX_TEXT_LENGTH)
    return unread(MARKER, 'too_long', `Please keep it under ${MAX_TEXT_LENGTH} characters.`)
  if (wordsOf(typed).length === 0)
    return unread(MARKER, 'unreadable', 'Please write your answer in words.')
  const reading = {
    latex: `\\text{${typed.trim().replace(/[\\{}$&#^_%~]/g, ' ')}}`,
    speech: typed.trim(),
  }
  const { text } = withoutInstructions(typed)
  const common = { marker: MARKER, reading }
  if (wordsOf(text).length === 0)
    return { ...common, ...WAITING, confidence: 0.5, note: FOR_MARKER_NOTE }
  const marked = shareOfSame(options.graded ?? [], text)
  if (marked !== undefined) return told({ ...common, ...marked }, key, text, about)
  const judged = judgeText(key, text, options.graded ?? [], about)
  const { isRight, confidence, slips } = judged
  if (confidence < REVIEW_BELOW)
    return { ...common, ...WAITING, confidence, note: waitingNote(judged) }
  return told({ ...common, confidence, ...said(isRight ? 1 : 0, slips) }, key, text, about)
}

/** With how the words differ, where that is known. */
function told(outcome: Outcome, key: TextKey, text: string, about: string): Outcome {
  const near = outcome.verdict === 'wrong' ? nearWords(key.references, text, about) : undefined
  return near === undefined ? outcome : { ...outcome, note: `Not yet. ${near}` }
}

const waitingNote = ({ doubtful }: JudgedText): string =>
  doubtful === undefined
    ? REVIEW_NOTE
    : `“${doubtful}” may be a slip of spelling or another word, and we cannot be sure which by ourselves.`

const WAITING = { verdict: 'unsure', share: 0, needs_review: true } as const

function said(share: number, slips: number): Pick<Outcome, 'verdict' | 'share' | 'note'> {
  if (share === 0)
    return {
      verdict: 'wrong',
      share,
      note: 'Not yet. Read the question once more: what exactly does it ask for?',
    }
  if (share < 1)
    return { verdict: 'partly', share, note: 'Part of it is there. What else belongs to it?' }
  const spelling = slips > 0 ? ' Check the spelling once more, though.' : ''
  return { verdict: 'right', share, note: `Yes, that is right.${spelling}` }
}

/** What a teacher gave to the very same words, where that was always the same. */
function shareOfSame(graded: readonly GradedAnswer[], text: string) {
  const [share, ...more] = sharesOfSame(graded, text)
  if (share === undefined || more.some((each) => each !== share)) return undefined
  return { confidence: 1 - (1 - SURE_OF_SAME) * DOUBT_LEFT ** more.length, ...said(share, 0) }
}

function judgeText(
  key: TextKey,
  text: string,
  graded: readonly GradedAnswer[],
  about: string,
): JudgedText {
  const phrase = wordsOf(text).join(' ')
  const isAmong = (texts: readonly string[]) =>
    texts.some(
      (each) =>
        wordsOf(each).join(' ') === phrase &&
        isSameExact(exactOf(each), exactOf(text)) &&
        isSameExact(chargesOf(each), chargesOf(text)) &&
        compareFormulas(text, each) === 'same',
    )
  if (isAmong(key.references)) return byChance(0.99)
  if (isAmong(key.not ?? [])) return byChance(0.02)
  const task = taskOf(key, about)
  const judged = byReferences(key, task, text, about)
  const isOpen = judged.confidence < REVIEW_BELOW && judged.doubtful === undefined
  const taught = isOpen ? byLesson(task, text, graded) : undefined
  const better = taught ?? judged
  // It names what is wrong: alone that decides, beside the right words it is for a person to read.
  if (!namesForbidden(key, text)) return better
  return better.isRight ? undecided(better) : byChance(0.05)
}

const namesForbidden = (key: TextKey, text: string): boolean =>
  contentOfAll(key.not ?? []).some((not) => {
    const { coverage, slips, negated } = compareTexts(contentOf(text), not)
    return coverage === 1 && slips === 0 && !negated
  })

/** The reference that fits best decides. */
function byReferences(key: TextKey, task: ReadTask, text: string, about: string): JudgedText {
  const references = key.references.filter((each) => each.trim() !== '')
  const names = references.filter(isName)
  const judged = names.map((name) => judgeName(task, text, name, key.spellings ?? [], about))
  if (names.length < references.length) judged.push(judgeSentence(task, text))
  const chance = ({ isRight, confidence }: JudgedText) => (isRight ? confidence : 1 - confidence)
  return judged.reduce((a, b) => (chance(b) > chance(a) ? b : a), byChance(0))
}

function isName(reference: string): boolean {
  const term = readTerm(reference)
  return term.tokens.length === 0 || (term.tokens.length <= NAME_WORDS && !isStatement(term))
}

function byLesson(
  task: ReadTask,
  text: string,
  graded: readonly GradedAnswer[],
): JudgedText | undefined {
  const model = modelOf(task, graded)
  if (model === undefined) return undefined
  const { chance, is_doubtful } = model(text)
  const judged = byChance(chance)
  const partial = graded.filter(({ share }) => share > 0 && share < 1).length
  const isDoubtful = judged.isRight ? is_doubtful : partial > MANY_PARTIAL * graded.length
  return isDoubtful ? undecided(judged) : judged
}

/** Read and learnt once for all answers of a class. */
const tasks = new WeakMap<TextKey, { readonly about: string; readonly task: ReadTask }>()
const models = new WeakMap<
  readonly GradedAnswer[],
  { readonly task: ReadTask; readonly count: number; readonly model: GradedModel | undefined }
>()

function taskOf(key: TextKey, about: string): ReadTask {
  const known = tasks.get(key)
  if (known?.about === about) return known.task
  const task = readTask({ question: about, references: key.references })
  tasks.set(key, { about, task })
  return task
}

function modelOf(task: ReadTask, graded: readonly GradedAnswer[]): GradedModel | undefined {
  const known = models.get(graded)
  if (known?.task === task && known.count === graded.length) return known.model
  const model = trainOnGraded(task, graded, (typed) => shippedChance(task, typed))
  models.set(graded, { task, count: graded.length, model })
  return model
}
