/**
 * `npm run bench:revision`: how many reviews a student needs, each due skill by itself or with credit
 * for what practice exercised, on a thousand simulated students over the mathematics of the curriculum.
 * What is assumed of them stands in `revision/truth.ts`; above all that practice transfers to what it
 * exercises by the curriculum's shares, and so it is shown with half of that transfer, and with none, too. The first
 * term is of twelve weeks from nothing, the second of the next twelve. Prints JSON as its last line.
 */
import { mathematicsInOrder } from './revision/graph.ts'
import { type Policy, policies, simulate, type Term, terms } from './revision/simulate.ts'

const students = 1000
const transfers = [1, 0.5, 0]
const order = mathematicsInOrder()

function meansOf(policy: Policy, transfer: number): readonly Term[] {
  const runs = Array.from({ length: students }, (_, seed) =>
    simulate(order, { seed, policy, transfer }),
  )
  return Array.from({ length: terms }, (_, term) => {
    const mean = (of: keyof Term) =>
      runs.reduce((sum, run) => sum + (run[term]?.[of] ?? 0), 0) / students
    return {
      reviews: mean('reviews'),
      minutes: mean('minutes'),
      learnt: mean('learnt'),
      recall: mean('recall'),
      recall_at_end: mean('recall_at_end'),
    }
  })
}

const figures = transfers.map((transfer) => {
  const means = policies.map((policy) => ({ policy, terms: meansOf(policy, transfer) }))
  const [each] = means
  return {
    transfer,
    policies: means.map(({ policy, terms }) => ({
      policy,
      terms: terms.map((term, place) => ({
        ...term,
        fewer_reviews: 1 - term.reviews / (each?.terms[place]?.reviews ?? 0),
      })),
    })),
  }
})

for (const { transfer, policies } of figures) {
  console.log(`\nTransfer of ${transfer} × the curriculum's shares`)
  console.log('  policy            term  reviews  fewer  learnt  recall  at the end')
  for (const { policy, terms } of policies) {
    for (const [place, term] of terms.entries()) {
      const cells = [
        policy.padEnd(16),
        String(place + 1).padStart(5),
        term.reviews.toFixed(1).padStart(8),
        `${Math.round(term.fewer_reviews * 100)} %`.padStart(6),
        term.learnt.toFixed(1).padStart(7),
        term.recall.toFixed(3).padStart(7),
        term.recall_at_end.toFixed(3).padStart(11),
      ]
      console.log(`  ${cells.join(' ')}`)
    }
  }
}
console.log(JSON.stringify({ students, weeks_a_term: 12, figures }))
