import type { GradedAnswer } from '#judgement.ts'
import { fitEnsemble, scoreEnsemble } from '#text/ensemble.ts'
import type { ReadTask } from '#text/features.ts'
import { markedOf, neighbourFeatures, plainText } from '#text/graded.ts'
import { assignFolds } from '#text/hash.ts'
import { fitWords, scoreWords, sigmoid } from '#text/logistic.ts'
import { nearestOf } from '#text/nearest.ts'
import { type Views, viewsOf } from '#text/word-views.ts'

/** Fewer marked answers than these teach nothing. */
export const MIN_GRADED = 5
/** Fewer than these, or fewer of either kind, teach only by their likeness, and no model of words. */
const MIN_FOR_WORDS = 12
const MIN_OF_EACH = 3
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

/** How much the marker's own view adds to likeness. */
const OWN_WEIGHT = 0.25
/** Of so many marked answers, models of words know as much as likeness does; of more, more. */
const AS_MANY = 45
/**
 * What few answers teach is surer of itself than it should be: of 20 marked answers the log odds of
 * the models of words count for 20 / (20 + 10), and so on, and what is made of all for 20 / (20 + 4.5).
 * Chosen so that of 5, 10, 20, 40 and 80 marked answers more than nine in ten verdicts are right.
 */
const DOUBT_OF_WORDS = 10
const DOUBT = 4.5

export type Learnt = {
  /** The chance, from 0 to 1, that the answer is right. */
  readonly chance: number
  /** Whatever the chance, it is not right by what others wrote. */
  readonly is_doubtful: boolean
}
export type GradedModel = (typed: string) => Learnt

/**
 * Learns from answers to this very question that a teacher has marked; undefined where they are
 * too few. `own` is the chance that the marker sees without them.
 */
export function trainOnGraded(
  task: ReadTask,
  graded: readonly GradedAnswer[],
  own: (typed: string) => number,
): GradedModel | undefined {
  const used = graded.slice(-MAX_GRADED)
  const count = used.length
  const right = used.filter(({ share }) => share >= RIGHT_SHARE).length
  if (count < MIN_GRADED) return undefined
  const views = used.map(({ value }) => viewsOf(task, value))
  const hasMany = count >= MIN_FOR_WORDS && Math.min(right, count - right) >= MIN_OF_EACH
  const words = hasMany ? learnWords(task, used, views, own) : undefined
  const nearest = nearestOf(
    task,
    used.map(({ value, share }, i) => ({
      text: value,
      views: views[i] ?? viewsOf(task, value),
      is_right: share >= RIGHT_SHARE,
    })),
  )
  const part = AS_MANY / (AS_MANY + count)
  return (typed) => {
    const views = viewsOf(task, typed)
    const { score, is_doubtful } = nearest(typed, views)
    const alike = score + OWN_WEIGHT * logOdds(own(typed))
    const learnt =
      words === undefined
        ? alike
        : part * alike + ((1 - part) * words(typed, views) * count) / (count + DOUBT_OF_WORDS)
    return { chance: sigmoid((learnt * count) / (count + DOUBT)), is_doubtful }
  }
}

/**
 * Fits models of words, and gives the log of the odds that they see. What each says of answers that
 * it was not fitted to decides how much it counts (stacking, Wolpert 1992).
 */
function learnWords(
  task: ReadTask,
  used: readonly GradedAnswer[],
  views: readonly Views[],
  own: (typed: string) => number,
): (typed: string, views: Views) => number {
  const targets: readonly number[] = used.map(({ share }) => (share >= RIGHT_SHARE ? 1 : 0))
  const marked = used.map(({ value }, i) => markedOf(task, value, targets[i] ?? 0))
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
  return (typed, view) => {
    const words = models.map((model, at) => scoreWords(model, rowOf(view, VIEWS[at] ?? [])))
    const row = [logOdds(own(typed)), ...words, ...near(markedOf(task, typed, 0), false)]
    return scoreEnsemble(ensemble, row)
  }
}

/** The shares that a teacher gave to answers of the very same words. */
export function sharesOfSame(graded: readonly GradedAnswer[], typed: string): readonly number[] {
  const text = plainText(typed)
  return graded.filter(({ value }) => plainText(value) === text).map(({ share }) => share)
}
