import { diagramsIn, findProblems } from '@learngrove/diagrams'
import { judge } from '@learngrove/marking'
import { equalExpressions, sameSolutions } from '@learngrove/maths'
import katex from 'katex'
import type { Note } from '#curriculum/notes.ts'
import type { Topic } from '#curriculum/shapes.ts'
import { type NoteTry, triesIn, tryQuestion } from '#curriculum/tries.ts'
import { inlineLatex } from './answers.ts'
import { isTooHard, misspelt, readingAge, unkindWord } from './texts.ts'

/** The parts of a note, in order; a public note has names of its own for some. */
const PARTS = [
  ['The idea', 'What it is'],
  ['Worked example'],
  ['A common slip', 'Watch out'],
  ['Why?'],
  ['Try it'],
]
/** Asked of mathematics and science; English has one where it teaches. */
const DRAWING = /^```diagram$|\(drawing:|^\|.*\|$/m
const WORDS = { least: 150, most: 560 }
const MOST_WORDS_OF_TERM = 70

/** Says what is doubtful about a note of a topic, in words for its author. Empty where all is well. */
export function noteProblems(note: Note, topic: Topic): string[] {
  const { title, body, file } = note
  const prose = withoutFences(body)
  const unkind = unkindWord(prose)
  return [
    ...(title === '' ? ['title: none'] : []),
    ...(wordsPage.test(file) ? termProblems(body) : lessonProblems(note, prose)),
    ...(unkind === undefined ? [] : [`words: “${unkind}” is not said to a child`]),
    ...misspelt(prose).map((word) => `spelling: ${word}`),
    ...(isTooHard(prose, topic.year)
      ? [`words: reads like age ${readingAge(prose)?.toFixed(0)} in Year ${topic.year}`]
      : []),
    ...texProblems(prose),
  ]
}

/** A page that explains the words of a topic, one by one. */
const wordsPage = /\.words(?:-\d+)?\.md$/

function lessonProblems({ body, subject }: Note, prose: string): string[] {
  const words = prose.split(/\s+/).length
  return [
    ...PARTS.filter(
      (names) =>
        !names.some((name) => new RegExp(`^## ${name.replace('?', '\\?')}$`, 'm').test(body)),
    ).map(([name]) => `part: there is no “## ${name}”`),
    ...(subject === 'english' || DRAWING.test(body) ? [] : ['drawing: none']),
    ...(/^```try$/m.test(body) ? [] : ['try: none']),
    ...diagramsIn(body)
      .flatMap(findProblems)
      .map((text) => `diagram: ${text}`),
    ...triesIn(body).flatMap(tryProblems),
    ...stepProblems(body),
    ...(words >= WORDS.least && words <= WORDS.most ? [] : [`words: ${words}`]),
  ]
}

/** Each term has a section that begins with it in bold, and says what it is in a few words. */
function termProblems(body: string): string[] {
  const [before = '', ...sections] = body.split(/^## /m)
  const terms = sections.map((section) => section.split('\n')[0]?.trim() ?? '')
  return [
    ...(before.trim() === '' && terms.length > 0 ? [] : ['terms: nothing stands before the first']),
    ...terms
      .filter((term, at) => terms.indexOf(term) !== at)
      .map((term) => `terms: “${term}” twice`),
    ...sections.flatMap((section) => {
      const [term = '', ...lines] = section.split('\n')
      const text = lines.join(' ').trim()
      const words = text.split(/\s+/).length
      return [
        ...(/^\*\*[^*]+\*\*/.test(text) ? [] : [`terms: “${term}” does not begin in bold`]),
        ...(words <= MOST_WORDS_OF_TERM ? [] : [`terms: “${term}” has ${words} words`]),
      ]
    }),
  ]
}

const withoutFences = (text: string): string => text.replaceAll(/^```\w+\n.*?^```$/gms, '')

function texProblems(text: string): string[] {
  return inlineLatex(text).flatMap((latex) => {
    try {
      katex.renderToString(latex, { throwOnError: true, strict: 'error' })
      return []
    } catch (error) {
      return [`tex: ${latex}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

/** The printed answer is the key of the marker, and has the value of its check. */
function tryProblems(each: NoteTry): string[] {
  const question = tryQuestion(each)
  const answer =
    question.type === 'single_choice'
      ? { selected_option: [...question.answers] }
      : { value: each.answer }
  const isRight = judge(question, answer).verdict === 'right'
  const isChecked = each.check === undefined || equalExpressions(each.check, each.answer)
  return [
    ...(isRight ? [] : [`try: “${each.answer}” is not judged right for “${each.question}”`]),
    ...(isChecked ? [] : [`try: ${each.check} is not ${each.answer}`]),
  ]
}

/** Each line of a chain has the value, or the solutions, of the line before. */
function stepProblems(body: string): string[] {
  const chains = [...body.matchAll(/^```steps\n(.*?)^```$/gms)].map(([, text = '']) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.replace(/ {2}# .*$/, '')),
  )
  return chains.flatMap((lines) =>
    lines
      .slice(1)
      .flatMap((line, i) =>
        haveSameMeaning(lines[i] ?? '', line, letterOf(lines.at(-1) ?? ''))
          ? []
          : [`steps: “${line}” does not follow from “${lines[i]}”`],
      ),
  )
}

const isStatement = (line: string): boolean => /[=<>≤≥]/.test(line)

/** The letter that a line is about: the first one it has. */
export const letterOf = (line: string): string => /[a-z]/i.exec(line)?.[0] ?? 'x'

/** Whether two lines have the same value, or the same solutions. */
export function haveSameMeaning(a: string, b: string, letter: string): boolean {
  if (!isStatement(a) || !isStatement(b)) return equalExpressions(a, b)
  return sameSolutions(a, b, letter)
}
