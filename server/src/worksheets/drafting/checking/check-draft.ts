import { inlineLatex, latexOf, textsOf } from '@learngrove/content/answers'
import { isTooHard, misspelt, unkindWord } from '@learngrove/content/texts'
import { texProblems } from '@learngrove/content/typeset'
import type { DraftProblem } from '@learngrove/contract/worksheets.limits'
import { adviseAuthor, drawQuestion, judge } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { keyOf, knownOf, tellsKey } from '@learngrove/tutor/bank'
import { plainOf } from '@learngrove/tutor/safety/plain-text'
import { findUnfit } from '@learngrove/tutor/safety/unfit'
import { harmless } from '#models/redaction/redaction.harmless.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { keyAsAnswer, type OwnQuestion, problemIn, questionOf } from '#questions/questions.own.ts'
import { deriveKey } from './derive-key.ts'

/** A draft with what it is held against. */
export type CheckTask = {
  readonly own: OwnQuestion
  /** The school year of its topic, if it has one. */
  readonly year: number | null
  /** Usual wrong answers that came with it: none of them may be marked right. */
  readonly slips: readonly string[]
}

/** What the machine makes of a draft. */
export type Checked = {
  /** Whether it was worked out anew, and the key is what came of it. */
  readonly is_worked: boolean
  readonly problems: readonly DraftProblem[]
  readonly unknown_words: readonly string[]
}

const aSeed = 1

/**
 * Checks a draft as our own content is checked, and works its key out anew where the machine can. Takes as long as its
 * words make it: for a worker alone.
 */
export function checkDraft({ own, year, slips }: CheckTask): Checked {
  if (problemIn(own) !== undefined) return unsound('shape')
  const drawn = drawQuestion(questionOf(own), aSeed)
  if (!isTypeset(drawn)) return unsound('maths')
  const derived = deriveKey(drawn)
  const problems = new Set<DraftProblem>([
    ...keyProblems(drawn, slips),
    ...(derived === 'disagrees' ? (['key_disagrees'] as const) : []),
    ...adviceOn(drawn),
    ...hintProblems(drawn),
    ...wordProblems(drawn, year),
  ])
  return {
    is_worked: derived === 'agrees',
    problems: [...problems],
    unknown_words: misspelt(allWords(drawn)),
  }
}

/** Returns what is told of a draft that nothing more can be said of. */
export const unsound = (problem: DraftProblem): Checked => ({
  ...{ is_worked: false, problems: [problem], unknown_words: [] },
})

/** The key gets full marks; no usual wrong answer, no distractor and nothing that stands in the question does. */
function keyProblems(drawn: Question, slips: readonly string[]): DraftProblem[] {
  const key = keyAsAnswer(drawn)
  if (!key || !judge(drawn, key).is_full_marks) return ['key']
  const isRight = (value: string) => judge(drawn, { value }).is_full_marks
  const problems: DraftProblem[] = []
  if (drawn.type === 'number' || drawn.type === 'expression' || drawn.type === 'short_text') {
    if (slips.some(isRight)) problems.push('options')
    const formulas = latexOf({ ...drawn, hints: [], method_answer: [] })
    if (drawn.type === 'expression' && formulas.some(isRight)) problems.push('echoes')
  }
  if (drawn.type === 'single_choice' || drawn.type === 'true_false') {
    const right = drawn.options.filter(
      (_, at) => judge(drawn, { selected_option: [at + 1] }).is_full_marks,
    )
    if (right.length !== 1) problems.push('options')
  }
  return problems
}

const kinds: readonly (readonly [RegExp, DraftProblem])[] = [
  [/^hints/, 'hint_tells'],
  [/^(?:option|right|items|pairs)/, 'options'],
  [/^(?:text|not filled|draw)/, 'maths'],
  [/^method_answer/, 'solution'],
]

/** What an author of ours would be told of it as a fault. */
const adviceOn = (drawn: Question): DraftProblem[] =>
  adviseAuthor({ ...drawn, method_answer: sumsOf(drawn) }, 1)
    .filter(({ severity, text }) => severity === 'error' && !isUnfinished(text))
    .map(({ text }) => kinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'key')

/** A solution in words need not end in a sum. */
const isUnfinished = (text: string): boolean =>
  text.startsWith('method_answer') && !text.includes('is not true')

/** The equations between numbers in a worked solution, each as a line of its own: none may be untrue. */
const sumsOf = ({ method_answer }: Question): Question['method_answer'] =>
  method_answer
    .flatMap(({ text }) => inlineLatex(text))
    .filter((maths) => maths.includes('=') && !/[a-z]/i.test(maths.replaceAll(/\\[a-z]+/gi, '')))
    .map((maths) => ({ text: 'So', maths }))

function hintProblems(drawn: Question): DraftProblem[] {
  const [key, known] = [keyOf(drawn), knownOf(drawn.text)]
  return drawn.hints.some((hint) => tellsKey(hint, key, known)) ? ['hint_tells'] : []
}

function isTypeset(drawn: Question): boolean {
  try {
    return texProblems(drawn).length === 0
  } catch {
    // A dollar sign without its partner.
    return false
  }
}

const allWords = (drawn: Question): string => [...textsOf(drawn), ...keyWords(drawn)].join('\n')

const rude =
  /\b(?:f+u+c+k\w*|sh[i1]t\w*|b[i1]tch\w*|cunts?|wank\w*|bastards?|arseholes?|assholes?|crap|piss\w*|dickheads?|sluts?|twats?|bollocks|retard\w*)\b/i

function wordProblems(drawn: Question, year: number | null): DraftProblem[] {
  const words = allWords(drawn)
  const isUnkind = unkindWord(words) !== undefined || rude.test(words)
  const isUnfit = findUnfit(plainOf(words)) !== undefined
  // Links, elements of a page and addresses have no place in a question.
  const isLeading = harmless(words) !== words || /\{\{|https?:|www\./i.test(words)
  return [
    ...(isUnkind || isUnfit || isLeading ? (['words'] as const) : []),
    ...(year !== null && isTooHard(words, year) ? (['too_hard'] as const) : []),
  ]
}
