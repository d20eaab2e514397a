/** A question that may be asked. */
export type Candidate = {
  readonly question_id: string
  readonly topic_id: string
  /** In logits. */
  readonly difficulty: number
  /** When the student met it last, if ever. */
  readonly met_at: Date | null
}

/**
 * Chooses questions for a practice: from each topic in turn, first what the student has not met or met
 * longest ago, and of those what is nearest to the difficulty that suits them in the topic (logits).
 */
export function chooseQuestions(
  candidates: readonly Candidate[],
  count: number,
  suitsIn: (topic_id: string) => number,
): string[] {
  const queues = [...Map.groupBy(candidates, ({ topic_id }) => topic_id).values()].map((own) =>
    own.toSorted((a, b) => timeOf(a) - timeOf(b) || distance(a) - distance(b)),
  )
  function distance({ topic_id, difficulty }: Candidate): number {
    return Math.abs(difficulty - suitsIn(topic_id))
  }
  const chosen = new Set<string>()
  for (let round = 0; chosen.size < count && queues.some((queue) => queue.length > 0); round++) {
    const queue = queues[round % queues.length] ?? []
    const next = queue.shift()
    // A question of two topics is asked once.
    if (next) chosen.add(next.question_id)
  }
  return [...chosen]
}

const timeOf = ({ met_at }: Candidate): number => met_at?.getTime() ?? 0
