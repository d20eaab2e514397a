import type { ChatPart, source } from '@learngrove/contract/chat'
import type { Passage } from '@learngrove/tutor/context'
import type { z } from 'zod'

/** A citation, `[4]` at its longest, may arrive in two pieces. */
const markLength = 3

/**
 * Finds which of the passages given to a model its answer cites, each once: by the id of a source
 * that the model names or, if the model was given numbers, by `[1]` in its text.
 */
export function citations(passages: readonly Passage[], { by_number }: { by_number: boolean }) {
  const left = new Map(passages.map((passage) => [passage.id, passage]))
  let tail = ''

  const take = ({ id, title, heading, page }: Passage): ChatPart[] =>
    left.delete(id) ? [sourcePart({ id, title, heading: heading || null, page: page ?? null })] : []

  return {
    byId(id: string): ChatPart[] {
      const passage = left.get(id)
      return passage ? take(passage) : []
    },
    inText(delta: string): ChatPart[] {
      if (!by_number) return []
      const text = tail + delta
      tail = text.slice(-markLength)
      return passages.flatMap((passage, index) =>
        text.includes(`[${index + 1}]`) ? take(passage) : [],
      )
    },
  }
}

export const sourcePart = (data: z.output<typeof source>): ChatPart => ({
  type: 'source-document',
  sourceId: data.id,
  mediaType: 'text/markdown',
  title: data.title,
  data,
})
