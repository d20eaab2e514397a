/**
 * `npm run bench:understanding`: what the tutor takes messages of ours for, on the half that no rule and no
 * weight was made from, with the encoder and by rules alone, by kind, and how long one message takes. Prints
 * JSON as its last line.
 */
import { kinds } from '@learngrove/tutor/understanding/kinds'
import { understand } from '@learngrove/tutor/understanding/understanding'
import {
  confusionOf,
  detailsOf,
  type Judged,
  judgeAll,
  sharesByKind,
  sharesOf,
} from './understanding/judged.ts'
import { readMessages } from './understanding/messages.ts'

const rounds = 5
const ninety = 0.9

const learnt = readMessages('learn')
const unseen = readMessages('test')
const known = new Set(learnt.map(({ text }) => text.toLowerCase()))
const twice = unseen.filter(({ text }) => known.has(text.toLowerCase()))
if (twice.length > 0) throw new Error(`${twice.length} messages of the test are learnt from`)

/** Prints a table of what is taken for what, a column for each kind in their order. */
function show(name: string, judged: readonly Judged[]) {
  console.log(`${name}: decided, by what they are and what they were taken for`)
  for (const [kind, row] of Object.entries(confusionOf(judged))) {
    console.log(kind.padEnd(14), row.map((each) => String(each).padStart(4)).join(''))
  }
}

function timesOf() {
  const times = Array.from({ length: rounds }, () => unseen)
    .flat()
    .map(({ text, scene }) => {
      const began = performance.now()
      understand(text, scene)
      return performance.now() - began
    })
    .toSorted((a, b) => a - b)
  const at = (part: number) => Number((times[Math.floor(part * times.length)] ?? 0).toFixed(3))
  return { median: at(1 / 2), p90: at(ninety) }
}

const withEncoder = await judgeAll(unseen)
const byRules = await judgeAll(unseen, { has_encoder: false })
console.log(kinds.join(' '))
show('With the encoder', withEncoder)
show('By rules alone', byRules)
const situations = new Set([...learnt, ...unseen].map(({ situation }) => situation)).size

console.log(
  JSON.stringify({
    messages: { learnt: learnt.length, unseen: unseen.length, situations },
    // Of the sentences that were written for the screen of messages alone: not by the writer of the rules.
    heard: sharesOf(withEncoder.filter(({ of }) => of.situation.startsWith('test/heard'))),
    with_encoder: { ...sharesOf(withEncoder), by_kind: sharesByKind(withEncoder) },
    by_rules: { ...sharesOf(byRules), by_kind: sharesByKind(byRules) },
    details: detailsOf(withEncoder),
    ms_without_encoder: timesOf(),
  }),
)
