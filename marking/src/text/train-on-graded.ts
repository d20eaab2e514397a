import type { GradedAnswer } from '#judgement.ts'
import { fitEnsemble, scoreEnsemble } from '#text/ensemble.ts'
import type { ReadTask } from '#text/features.ts'
import { markedOf, neighbourFeatures, plainText } from '#text/graded.ts'
import { assignFolds } from '#text/hash.ts'
import { fitWords, scoreWords, sigmoid } from '#text/logistic.ts'
import { type Views, viewsOf } from '#text/word-views.ts'

/** Fewer marked answers than these, or fewer of either kind, teach nothing. */
export const MIN_GRADED = 12
export const MIN_OF_EACH = 3
/** Of more, the last ones count: what is learnt has to be learnt within a judgement. */
const MAX_GRADED = 80
const FOLDS = 5
/** Few rows are learnt within a judgement, so they are gone through less often. */
const ROUNDS = 12

/** From this share of the marks on, an answer counts as right. */
const RIGHT_SHARE = 0.75

const VIEWS: readonly (readonly (keyof Views)[])[] = [
  ['plain'],
  ['letters'],
  ['together'],
  ['plain', 'letters', 'together', 'said'],
]
/** The weights before anything is learnt: the marker's own view, the models of words, the neighbours. */
const TOWARDS = [0.3, 0.3, 0.3, 0.3, 0.3, 0.6, 0.6] as const
const NARROW = 0.02

const logOdds = (chance: number): number => {
  const inside = Math.min(1 - NARROW, Math.max(NARROW, chance))
  return Math.log(inside / (1 - inside))
}

/**
 * What few answers teach is surer of itself than it should be: of 20 marked answers the log odds
 * count for 20 / (20 + 27), and so on. Five in six verdicts were right without it where 20 were
 * marked, and nine in ten are with it.
 */
const DOUBT = 27

/** The chance, from 0 to 1, that an answer to the question is right. */
export type GradedModel = (typed: string) => number

/**
 * Learns from answers to this very question that a teacher has marked; undefined where they are
 * too few. `own` is the chance that the marker sees without them. What the models of words say of
 * answers they were not fitted to decides how much each of them counts (stacking, Wolpert 1992).
 */
export function trainOnGraded(
  task: ReadTask,
  graded: readonly GradedAnswer[],
  own: (typed: string) => number,
): GradedModel | undefined {
  const used = graded.slice(-MAX_GRADED)
  const targets: readonly number[] = used.map(({ share }) => (share >= RIGHT_SHARE ? 1 : 0))
  const right = targets.filter((target) => target === 1).length
  if (used.length < MIN_GRADED || Math.min(right, used.length - right) < MIN_OF_EACH)
    return undefined
  const marked = used.map(({ value }, i) => markedOf(task, value, targets[i] ?? 0))
  const views = used.map(({ value }) => viewsOf(task, value))
  const folds = assignFolds(
    marked.map(({ text }) => text),
    FOLDS,
  )
  const foldOf = marked.map(({ text }) => folds.get(text) ?? 0)
  const rowOf = (view: Views, names: readonly (keyof Views)[]) =>
    names.flatMap((name) => view[name])
  const inputs = used.map(({ value }) => [logOdds(own(value))])
  const models = VIEWS.map((names) => {
    const rows = views.map((view) => rowOf(view, names))
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isOut = (_: unknown, i: number) => foldOf[i] !== fold
      const model = fitWords(rows.filter(isOut), targets.filter(isOut), ROUNDS)
      rows.forEach((row, i) => {
        if (foldOf[i] === fold) inputs[i]?.push(scoreWords(model, row))
      })
    }
    return fitWords(rows, targets, ROUNDS)
  })
  const near = (typed: ReturnType<typeof markedOf>, is_known: boolean): readonly number[] => {
    const [few = 0.5, all = 0.5] = neighbourFeatures(marked, typed, is_known)
    return [logOdds(few), logOdds(all)]
  }
  marked.forEach((each, i) => {
    inputs[i]?.push(...near(each, true))
  })
  const ensemble = fitEnsemble(inputs, targets, TOWARDS)
  return (typed) => {
    const view = viewsOf(task, typed)
    const words = models.map((model, at) => scoreWords(model, rowOf(view, VIEWS[at] ?? [])))
    const row = [logOdds(own(typed)), ...words, ...near(markedOf(task, typed, 0), false)]
    return sigmoid((scoreEnsemble(ensemble, row) * used.length) / (used.length + DOUBT))
  }
}

/** The shares that a teacher gave to answers of the very same words. */
export function sharesOfSame(graded: readonly GradedAnswer[], typed: string): readonly number[] {
  const text = plainText(typed)
  return graded.filter(({ value }) => plainText(value) === text).map(({ share }) => share)
}
