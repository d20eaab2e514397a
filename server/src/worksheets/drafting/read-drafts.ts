import { ownQuestion } from '@learngrove/contract/questions.own'
import { z } from 'zod'
import type { OwnQuestion } from '#questions/questions.own.ts'

/** The types that the engine checks by itself; where a person marks, nothing holds a key. */
export const draftTypes = [
  ...(['number', 'expression', 'single_choice', 'multiple_choice', 'true_false'] as const),
  ...(['short_text', 'fill_blanks', 'matching', 'ordering'] as const),
] as const

const mostMistakes = 4
const longestMistake = 100
const mostRead = 40

const envelope = z.object({ questions: z.array(z.unknown()).max(mostRead) })

const aside = z.object({
  place: z.int().min(1),
  usual_mistakes: z.array(z.string().max(longestMistake)).max(mostMistakes).optional(),
})

const types: ReadonlySet<string> = new Set(draftTypes)

/** A draft as it was read: for which place of the request, and what must not be marked right of it. */
export type ReadDraft = {
  readonly place: number
  readonly own: Omit<OwnQuestion, 'topic_id' | 'difficulty'>
  readonly slips: readonly string[]
}

const shape = ownQuestion.omit({ topic_id: true, difficulty: true })

/**
 * Reads the questions out of what a model wrote; undefined where there is no such JSON in it. What is not of the
 * shape of a question is left out, and so is whatever else stands beside one.
 */
export function readDrafts(
  text: string,
): { drafts: ReadDraft[]; num_left_out: number } | undefined {
  const found = envelope.safeParse(jsonIn(text))
  if (!found.success) return undefined
  const drafts = found.data.questions.flatMap((each): ReadDraft[] => {
    const [own, beside] = [shape.safeParse(each), aside.safeParse(each)]
    if (!own.success || !beside.success || !types.has(own.data.key.type)) return []
    const { place, usual_mistakes: slips = [] } = beside.data
    return [{ place, own: own.data, slips }]
  })
  return { drafts, num_left_out: found.data.questions.length - drafts.length }
}

/** What stands between the first brace and the last: models like to put words or a fence around it. */
function jsonIn(text: string): unknown {
  const whole = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    return JSON.parse(whole)
  } catch {
    return undefined
  }
}
