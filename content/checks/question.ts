import { type Diagram, findProblems } from '@learngrove/diagrams'
import { adviseAuthor, drawQuestion, judge, present } from '@learngrove/marking'
import { misconceptionOf } from '@learngrove/marking/misconceptions'
import type { Question } from '@learngrove/marking/question'
import type { ContentQuestion, Topic } from '#curriculum/shapes.ts'
import { inlineLatex, latexOf, optionsOf, rightAnswer, slipsOf, textsOf } from './answers.ts'
import { isTooHard, misspelt, readingAge, unkindWord } from './texts.ts'
import { texProblems } from './typeset.ts'

/** The rungs of every ladder: the point, the method, the first step, all but the answer. */
const RUNGS = 4
const MAX_LOGIT = 2.5
const MINUTES = { least: 0.2, most: 20 }
/** Of the draws of a template so many are judged and typeset as well. */
const JUDGED = 8
/** Slips that are made of the key, and have no words of an author. */
const MADE = new Set(['turned-round', 'two-swapped', 'close-but-another'])
/** A bare number is sent back where the key has a unit, so the question asks for one. */
const ASKS_FOR_UNIT = /\bunit\b|£ sign/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Says what is doubtful about a question of a topic, in words for its author. Empty where all is well. */
export function questionProblems(entry: ContentQuestion, topic: Topic, draws: number): string[] {
  return [
    ...shapeProblems(entry, topic),
    ...wordProblems(entry, topic),
    ...adviseAuthor(entry.question, draws)
      .map(({ text }) => text)
      .filter((text) => !(entry.has_equal_options && /^options \d+ and \d+: /.test(text))),
    ...drawProblems(entry.question),
  ]
}

function shapeProblems(entry: ContentQuestion, topic: Topic): string[] {
  const { key, difficulty, minutes, statements, question } = entry
  const known = new Set(topic.objectives.flatMap((each) => each.statements))
  const problems: string[] = []
  const expect = (isSo: boolean, text: string) => void (isSo || problems.push(text))
  expect(SLUG.test(key), 'key: small letters, digits and hyphens')
  expect(Math.abs(difficulty) <= MAX_LOGIT, `difficulty: within ±${MAX_LOGIT}`)
  expect(minutes >= MINUTES.least && minutes <= MINUTES.most, 'minutes: between 0.2 and 20')
  expect(statements.length > 0 || known.size === 0, 'statements: none is named')
  for (const each of statements)
    expect(known.has(each), `statements: ${each} is not of the topic ${topic.key}`)
  expect(question.max_score > 0, 'max_score: above 0')
  expect(question.hints.length === RUNGS, `hints: ${RUNGS} rungs`)
  expect(question.method_answer.length > 0, 'method_answer: at least one step')
  for (const code of codesIn(question))
    expect(misconceptionOf(code)?.code === code, `misconception: ${code} is not in the catalogue`)
  if (question.type === 'single_choice' || question.type === 'multiple_choice')
    expect(question.options.length >= 3, 'options: at least three')
  for (const { text, unit } of keysOf(question))
    expect(unit === undefined || ASKS_FOR_UNIT.test(text), `unit: “${text}” does not ask for it`)
  if (question.type === 'hot_spot')
    expect((question.image.alt.match(/%/g)?.length ?? 0) >= 2, 'image: alt says what is where')
  if (question.type === 'matching')
    expect(new Set(question.pairs).size === question.left.length, 'pairs: one for each left')
  if (question.type === 'fill_blanks') {
    const marks = [...question.text.matchAll(/\[\[(\d+)\]\]/g)].map(([, n]) => Number(n))
    expect(
      marks.join() === question.blanks.map((_, i) => i + 1).join(),
      'blanks: one for each [[n]]',
    )
  }
  return problems
}

function wordProblems({ question }: ContentQuestion, { year }: Topic): string[] {
  const texts = textsOf(question)
  const whole = texts.join('\n')
  const unkind = unkindWord(whole)
  return [
    ...misspelt(whole).map((word) => `spelling: ${word}`),
    ...(unkind === undefined ? [] : [`words: “${unkind}” is not said to a child`]),
    ...(texts.some((text) => text.trim() === '') ? ['words: a text is empty'] : []),
    ...(isTooHard(whole, year)
      ? [`words: reads like age ${readingAge(whole)?.toFixed(0)} in Year ${year}`]
      : []),
  ]
}

function drawProblems(question: Question): string[] {
  const problems = new Set<string>()
  const count = question.template === undefined ? 1 : JUDGED
  for (let seed = 0; seed < count; seed += 1) {
    const drawn = drawQuestion(question, seed)
    const found = [drawnProblems, judgeProblems, texProblems, pictureProblems]
    for (const problem of found.flatMap((look) => look(drawn)))
      problems.add(`${problem} (seed ${seed}: ${drawn.text.slice(0, 80)})`)
    if (problems.size > 0) break
  }
  return [...problems]
}

function drawnProblems(drawn: Question): string[] {
  const options = optionsOf(drawn)
  const isWhole = !/\{\{|\}\}\}|NaN|undefined|Infinity/.test(JSON.stringify(drawn))
  return [
    ...(isWhole ? [] : ['draw: something is not filled']),
    ...(new Set(options).size === options.length ? [] : [`options: two are alike: ${options}`]),
    ...keysOf(drawn)
      .filter(isHalfWay)
      .map(({ answer }) => `key: ${answer} lies half way between two roundings`),
    ...strayNames(drawn).map((name) => `follow_through: “${name}” is known in a hole only`),
    ...[...textsOf(drawn), ...latexOf(drawn)].flatMap((text) =>
      /\.\d*0{4}/.test(text) ? [`text: “${text}” has zeros that say nothing`] : [],
    ),
    ...textsOf(drawn)
      .flatMap((text) => inlineLatex(text))
      .filter((latex) => latex !== latex.trim())
      .map((latex) => `tex: “$${latex}$” is not read as mathematics with spaces at its ends`),
    ...textsOf(drawn).flatMap((text) =>
      /\+ -|- -|\b1x\b/.test(text) ? [`text: “${text}” does not read well`] : [],
    ),
  ]
}

type NumberPart = Extract<Question, { type: 'number' }>

const keysOf = (drawn: Question): NumberPart[] => {
  if (drawn.type === 'multi_part') return drawn.sub_questions.flatMap(keysOf)
  return drawn.type === 'number' ? [drawn] : []
}

/** Letters of a draw that stand outside a hole in a rule for carrying a slip: nothing knows them when an answer is marked. */
function strayNames(drawn: Question): string[] {
  if (drawn.type !== 'multi_part') return []
  return drawn.sub_questions.flatMap((part) => {
    if (part.type !== 'number') return []
    const names = part.follow_through?.answer.match(/\b[a-z]\w*\b(?!\s*\()/gi) ?? []
    return names.filter((name) => !/^(p\d+|pi)$/.test(name))
  })
}

/** Whether a key that is to be rounded lies just in the middle, where two roundings are as near. */
function isHalfWay({ answer, tolerance }: NumberPart): boolean {
  if (tolerance === undefined || !('decimal_places' in tolerance)) return false
  const scaled = Math.abs(Number(answer)) * 10 ** tolerance.decimal_places
  return Math.abs((scaled % 1) - 0.5) < 1e-9
}

/** The key is right and gets all marks; each foreseen slip is not, and gets its own words. */
function judgeProblems(drawn: Question): string[] {
  if (drawn.type === 'drawing' || drawn.type === 'recording') return []
  const shown = present(drawn)
  const key = rightAnswer(drawn, shown)
  const judged = judge(drawn, key)
  const problems =
    judged.verdict === 'right' && judged.is_full_marks
      ? []
      : [`key: ${JSON.stringify(key)} is judged ${judged.verdict}: ${judged.scoring_rationale}`]
  for (const { code, answer } of slipsOf(drawn, shown)) {
    const said = judge(drawn, answer)
    const about = `mistake ${code} ${JSON.stringify(answer)}`
    if (said.verdict === 'right' || said.is_full_marks) problems.push(`${about} is judged right`)
    else if (!MADE.has(code) && !JSON.stringify(said).includes(`"${code}"`))
      problems.push(`${about} does not get its own words but: ${said.scoring_rationale}`)
  }
  return problems
}

const pictureProblems = (drawn: Question): string[] =>
  diagramsOf(drawn).flatMap((diagram) => findProblems(diagram).map((text) => `diagram: ${text}`))

const diagramsOf = (drawn: Question): Diagram[] => [
  ...(drawn.diagram === undefined ? [] : [drawn.diagram]),
  ...(drawn.type === 'multi_part' ? drawn.sub_questions.flatMap(diagramsOf) : []),
]

/** Every code of a misconception that a question names, wherever it stands. */
export function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('misconception' in value) return codeIn(value.misconception)
  return Object.values<unknown>({ ...value }).flatMap(codesIn)
}

const codeIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'code' in value ? [String(value.code)] : []
