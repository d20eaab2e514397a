import { randomFrom } from '@learngrove/server/demo-random'
import { folds, type Sentence } from './sentences.ts'

const count = 800
const fewest = 4
const most = 10

/** Harmless sentences one after the other without a stop, as children write: each of one fold, in turn. */
export function ramblesOf(sentences: readonly Sentence[]): { readonly text: string }[] {
  const random = randomFrom(3)
  const harmless = sentences.filter(({ response, is_veiled }) => response === 'go_on' && !is_veiled)
  const byFold = Array.from({ length: folds }, (_, at) =>
    harmless.filter(({ fold }) => fold === at),
  )
  return Array.from({ length: count }, (_, at) => {
    const length = fewest + random.below(most - fewest)
    const parts = Array.from({ length }, () => random.pick(byFold[at % folds] ?? [])?.text ?? '')
    return { text: parts.join(' ').replace(/[.!?…;]+/g, '') }
  })
}
