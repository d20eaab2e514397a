import type { Answers } from './answers.ts'

export type Figures = {
  readonly auc: number
  readonly log_loss: number
  /** Of the predictions in each tenth: how many, what was predicted, and the share that was right. */
  readonly reliability: readonly {
    readonly from: number
    readonly count: number
    readonly predicted: number
    readonly right: number
  }[]
}

const bins = 10
/** A prediction is kept this far from 0 and 1, so that one sure mistake costs much, but not without end. */
const edge = 1e-6

/** What predictions are worth on the students who were kept. */
export function figuresOf(answers: Answers, chances: Float64Array): Figures {
  const rows = Array.from(chances.keys()).filter((row) => answers.is_kept[row] === 1)
  const kept = rows.map((row) => ({
    chance: chances[row] ?? 0,
    is_right: answers.is_right[row] === 1,
  }))
  return { auc: aucOf(kept), log_loss: logLossOf(kept), reliability: reliabilityOf(kept) }
}

type Predicted = { readonly chance: number; readonly is_right: boolean }

/** The chance that a right answer was predicted higher than a wrong one; a tie counts half. */
export function aucOf(all: readonly Predicted[]): number {
  const ordered = all.toSorted((one, other) => one.chance - other.chance)
  let [ranks, rights, from] = [0, 0, 0]
  while (from < ordered.length) {
    let to = from
    while (to < ordered.length && ordered[to]?.chance === ordered[from]?.chance) to++
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at++) {
      if (!ordered[at]?.is_right) continue
      ranks += rank
      rights++
    }
    from = to
  }
  return (ranks - (rights * (rights + 1)) / 2) / (rights * (ordered.length - rights))
}

export function logLossOf(all: readonly Predicted[]): number {
  const losses = all.map(({ chance, is_right }) => {
    const told = Math.min(1 - edge, Math.max(edge, chance))
    return -Math.log(is_right ? told : 1 - told)
  })
  return meanOf(losses)
}

function reliabilityOf(all: readonly Predicted[]): Figures['reliability'] {
  const byBin = Map.groupBy(all, ({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)))
  return Array.from({ length: bins }, (_, bin) => {
    const own = byBin.get(bin) ?? []
    return {
      from: bin / bins,
      count: own.length,
      predicted: meanOf(own.map(({ chance }) => chance)),
      right: meanOf(own.map(({ is_right }) => Number(is_right))),
    }
  })
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
