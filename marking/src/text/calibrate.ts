import { sigmoid } from '#text/logistic.ts'

/** Turns the log of the odds that a model sees into odds that hold: slope and start. */
export type Calibration = { readonly slope: number; readonly start: number }

const STEPS = 50
const RIDGE = 1e-3

/** Platt's scaling (1999) with his smoothed targets, by Newton's method. */
export function fitCalibration(scores: readonly number[], targets: readonly number[]): Calibration {
  const right = targets.reduce((sum, each) => sum + each, 0)
  const [yes, no] = [(right + 1) / (right + 2), 1 / (targets.length - right + 2)]
  let [slope, start] = [1, 0]
  for (let step = 0; step < STEPS; step += 1) {
    let [a, b, aa, ab, bb] = [RIDGE * (slope - 1), 0, RIDGE, 0, RIDGE]
    scores.forEach((score, i) => {
      const chance = sigmoid(slope * score + start)
      const off = chance - ((targets[i] ?? 0) >= 0.5 ? yes : no)
      const bend = chance * (1 - chance)
      a += off * score
      b += off
      aa += bend * score * score
      ab += bend * score
      bb += bend
    })
    const determinant = aa * bb - ab * ab
    if (Math.abs(determinant) < 1e-12) break
    slope -= (bb * a - ab * b) / determinant
    start -= (aa * b - ab * a) / determinant
  }
  return { slope, start }
}

export const calibrated = ({ slope, start }: Calibration, score: number): number =>
  sigmoid(slope * score + start)
