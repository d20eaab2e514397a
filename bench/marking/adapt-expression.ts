import { MAX_ANSWER_LENGTH } from '@learngrove/marking'
import type { Equality, Question } from '@learngrove/marking/question'
import { parseMaths } from '@learngrove/maths'
import { finalAnswer, variablesOf } from '@learngrove/maths/notation'
import { plainQuestion, type Row, type Task } from './row.ts'

/** Between the keys of a question that has several. */
const OR = ' | '
/** A key that is a word in LaTeX, such as `\text{even}`: nobody asks for that as mathematics. */
const WORDS = /^\\(?:text|mathrm|textrm|mbox)\{([a-zA-Z][a-zA-Z ,-]+)\}$/
/** A key that is a program, such as `{siground(dec("1.6e+6"),3)}`. */
const PROGRAM = /^\{.*[a-z]+\(.*\}$|"/

/**
 * The sets do not say which letters a question uses, so it uses those that either side writes:
 * an author would list those of the key, and a student's other letter is then judged, not refused.
 */
function lettersOf(texts: readonly string[]): string[] {
  const letters = new Set<string>()
  for (const text of texts) {
    const read = parseMaths(finalAnswer(text))
    if (read.ok) for (const name of variablesOf(read.expression)) letters.add(name)
  }
  return [...letters]
}

/** What a row says about the form that the question asks for, in a remark on it. */
const isSimplifiedAsked = (row: Row): boolean =>
  'flag' in row && typeof row.flag === 'string' && /requires simplified form/.test(row.flag)

export function expressionTask(row: Row): Task | undefined {
  const { student, teacher, opts } = row
  const key = finalAnswer(teacher)
  if (PROGRAM.test(teacher)) return undefined
  const words = WORDS.exec(key)?.[1]
  if (words !== undefined) {
    const plain = finalAnswer(student).replace(WORDS, '$1')
    const question = { ...plainQuestion, type: 'short_text', references: [words] } as const
    return { question, answer: { value: plain } }
  }
  const [answer = '', ...others] = key.split(OR)
  // These rows ask whether two formulas are equal, and for no form.
  const equality: Equality = opts?.strict === false ? 'substitution' : 'algebraic'
  const question: Question = {
    ...plainQuestion,
    type: 'expression',
    answer,
    variables: lettersOf([student, answer, ...others]),
    ...(others.length > 0 && {
      alternatives: others.map((other) => ({ answer: other, verdict: 'right' as const, equality })),
    }),
    ...(isSimplifiedAsked(row) ? { form: 'simplified' } : { equality }),
  }
  // Nobody types so much: of a model's text it is the answer that is handed in.
  const value = student.length > MAX_ANSWER_LENGTH ? finalAnswer(student) : student
  return { question, answer: { value } }
}
