import { type Calibration, calibrated, fitCalibration } from '#text/calibrate.ts'
import { featuresOf, type ReadTask, readTask, type TextTask } from '#text/features.ts'
import { type Marked, markedOf, neighbourFeatures, plainText } from '#text/graded.ts'
import { assignFolds } from '#text/hash.ts'
import { fitWords, scoreWords, type WordModel } from '#text/logistic.ts'
import { type Look, lookFeatures, lookOf } from '#text/nearest.ts'
import { fitTrees, scoreTrees, type TreeOptions, type Trees } from '#text/trees.ts'
import { type ViewName, type Views, viewsOf } from '#text/word-views.ts'

/** An answer that somebody has judged. */
export type TextExample = TextTask & { readonly answer: string; readonly is_right: boolean }

/**
 * What a model may learn. `likeness`: how like a reference an answer must be, and no word of its
 * own. `words`: also which words go with what, for new questions of the same field. `questions`:
 * also from the marked answers of a question, for more answers to the same questions.
 */
export type Learning = 'likeness' | 'words' | 'questions'

/** A marked answer, as it is compared with others by its words and by its looks. */
type Known = Marked & { readonly look: Look }

/** A view of the answers; `of_question`: learnt for each question by itself. */
type Source = { readonly view: ViewName; readonly of_question: boolean }

export type TextModel = {
  readonly learning: Learning
  readonly words: readonly WordModel[]
  readonly trees: Trees
  readonly calibration: Calibration
  /** The marked answers of each question, by `keyOf`. */
  readonly marked: ReadonlyMap<string, readonly Known[]>
}

const anywhere = (...views: readonly ViewName[]): readonly Source[] =>
  views.map((view) => ({ view, of_question: false }))
const here = (...views: readonly ViewName[]): readonly Source[] =>
  views.map((view) => ({ view, of_question: true }))

const WANTED = anywhere('said', 'wanted_said', 'asked_said', 'wanted_pairs')
/** Each list of sources is a model of words of its own. */
const SOURCES: Readonly<Record<Learning, readonly (readonly Source[])[]>> = {
  likeness: [],
  words: [
    anywhere('said'),
    anywhere('wanted_said'),
    anywhere('asked_said'),
    anywhere('wanted_pairs'),
    anywhere('plain'),
    anywhere('letters'),
    anywhere('together'),
    WANTED,
    anywhere('said', 'plain', 'letters', 'together'),
    [...WANTED, ...anywhere('plain', 'letters')],
  ],
  questions: [
    anywhere('wanted_said'),
    anywhere('wanted_pairs'),
    anywhere('plain'),
    here('plain'),
    here('letters'),
    here('together'),
    WANTED,
    here('plain', 'letters', 'together'),
    [...WANTED, ...anywhere('plain'), ...here('plain', 'together')],
  ],
}

const TREES: Readonly<Record<Learning, TreeOptions>> = {
  likeness: { count: 60, depth: 2, rate: 0.08, leaf: 10, runs: 1 },
  words: { count: 150, depth: 4, rate: 0.04, leaf: 30, runs: 1 },
  questions: { count: 200, depth: 4, rate: 0.04, leaf: 30, runs: 1 },
}

const INNER_FOLDS = 5

/**
 * How much more the log odds count than the inner folds say. Of new questions these know less than
 * the whole does, which is fitted to a quarter more of them; of new answers to known ones, not.
 */
const SURER: Readonly<Record<Learning, number>> = { likeness: 1, words: 1.2, questions: 1 }

export const keyOf = ({ question, references }: TextTask): string =>
  [question, ...references].map(plainText).join('|')

type Sample = {
  readonly key: string
  readonly fold_key: string
  readonly task: ReadTask
  readonly features: readonly number[]
  readonly views: Views | undefined
  readonly marked: Known
}

/** Reads answers, each task once. */
function samplesOf(
  examples: readonly (TextTask & { readonly answer: string; readonly is_right?: boolean })[],
  learning: Learning,
): readonly Sample[] {
  const tasks = new Map<string, ReadTask>()
  return examples.map((example) => {
    const key = keyOf(example)
    const task = tasks.get(key) ?? readTask(example)
    tasks.set(key, task)
    const marked = markedOf(task, example.answer, example.is_right ? 1 : 0)
    const views = learning === 'likeness' ? undefined : viewsOf(task, example.answer)
    return {
      key,
      fold_key: learning === 'questions' ? `${key}#${marked.text}` : key,
      task,
      features: featuresOf(task, example.answer),
      views,
      marked: { ...marked, look: views === undefined ? [] : lookOf(views) },
    }
  })
}

const rowOf = ({ views, key }: Sample, sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ view, of_question }) => {
    const row = views?.[view] ?? []
    return of_question ? row.map((name) => `${key}@${name}`) : row
  })

/** All that the trees are asked about. */
function inputsOf(
  model: Pick<TextModel, 'learning' | 'marked'>,
  sample: Sample,
  words: readonly number[],
  is_known: boolean,
): readonly number[] {
  const { marked } = sample
  const known = model.learning === 'questions' ? (model.marked.get(sample.key) ?? []) : []
  const others = is_known ? known.filter(({ text }) => text !== marked.text) : known
  const looks = others.map(({ look, share }) => ({ look, is_right: share >= 0.5 }))
  const near =
    model.learning === 'questions'
      ? [...neighbourFeatures(known, marked, is_known), ...lookFeatures(looks, marked.look)]
      : []
  return [...sample.features, ...words, ...near]
}

/**
 * Fits a model to judged answers; the same answers in the same order give the same model. Models
 * of words are fitted first, and the trees see what those say of answers that they were not fitted
 * to (stacking, Wolpert 1992), as they will of a new one. Calibrated in the same way.
 */
export function fitTextModel(examples: readonly TextExample[], learning: Learning): TextModel {
  const samples = samplesOf(examples, learning)
  const targets = examples.map(({ is_right }) => (is_right ? 1 : 0))
  const folds = assignFolds(
    samples.map(({ fold_key }) => fold_key),
    INNER_FOLDS,
  )
  const foldOf = samples.map(({ fold_key }) => folds.get(fold_key) ?? 0)
  const pick = <T>(all: readonly T[], fold: number): readonly T[] =>
    all.filter((_, i) => foldOf[i] !== fold)
  const scores: number[][] = samples.map(() => [])
  const words = SOURCES[learning].map((sources, at) => {
    const rows = samples.map((sample) => rowOf(sample, sources))
    for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
      const model = fitWords(pick(rows, fold), pick(targets, fold))
      rows.forEach((row, i) => {
        if (foldOf[i] === fold) (scores[i] ?? [])[at] = scoreWords(model, row)
      })
    }
    return fitWords(rows, targets)
  })
  const marked = Map.groupBy(samples, ({ key }) => key)
  const known = {
    learning,
    marked: new Map([...marked].map(([key, all]) => [key, all.map((each) => each.marked)])),
  }
  const inputs = samples.map((sample, i) => inputsOf(known, sample, scores[i] ?? [], true))
  const held = new Array<number>(samples.length).fill(0)
  for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
    const trees = fitTrees(pick(inputs, fold), pick(targets, fold), TREES[learning])
    inputs.forEach((input, i) => {
      if (foldOf[i] === fold) held[i] = scoreTrees(trees, input)
    })
  }
  const { slope, start } = fitCalibration(held, targets)
  return {
    ...known,
    words,
    trees: fitTrees(inputs, targets, TREES[learning]),
    calibration: { slope: slope * SURER[learning], start: start * SURER[learning] },
  }
}

/** The chances, from 0 to 1, that answers are right. */
export function chancesOf(
  model: TextModel,
  answers: readonly (TextTask & { readonly answer: string })[],
): readonly number[] {
  const sources = SOURCES[model.learning]
  return samplesOf(answers, model.learning).map((sample) => {
    const words = model.words.map((each, at) => scoreWords(each, rowOf(sample, sources[at] ?? [])))
    const score = scoreTrees(model.trees, inputsOf(model, sample, words, false))
    return calibrated(model.calibration, score)
  })
}
