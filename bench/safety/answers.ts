import { concernOf, type Net, readVector } from '@learngrove/tutor/safety/classifier'
import { examplesOf } from './examples.ts'
import { type Example, learnVectors } from './learn.ts'
import { folds, readSpecial } from './sentences.ts'
import { shareAbove, thresholdAt } from './thresholds.ts'

const hidden = 16
const learning = { epochs: 60, rate: 0.003, decay: 1e-4, dropout: 0.3, seed: 1 }

const outgoing = readSpecial('outgoing').filter(({ split }) => split === 'train')

const learn = (examples: readonly Example[]): Net => learnVectors(examples, learning, hidden)

/** Learns to read what is said to a child. */
export const learnAnswers = async (): Promise<Net> => learn(await examplesOf(outgoing))

/** Says what of answers is heard that were not learnt from, where this share of the harmless is let be heard too. */
export async function answersNotLearnt(share: number) {
  const examples = await examplesOf(outgoing)
  const read = Array.from({ length: folds }, (_, fold) => {
    const net = learn(examples.filter((_, at) => outgoing[at]?.fold !== fold))
    return outgoing.flatMap(({ fold: own, response }, at) => {
      const vector = examples[at]?.vector
      if (own !== fold || !vector) return []
      return [{ score: concernOf(readVector(net, vector)), is_concern: response !== 'go_on' }]
    })
  }).flat()
  const of = (is_concern: boolean) =>
    read.filter((each) => each.is_concern === is_concern).map(({ score }) => score)
  const threshold = thresholdAt(of(false), share)
  return { threshold, heard: shareAbove(of(true), threshold) }
}
