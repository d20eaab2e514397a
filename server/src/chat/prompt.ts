import type { Upload } from '@learngrove/contract/route'
import type { ModelMessage } from 'ai'
import type { Turn } from './gather-material.ts'
import { withoutPersonalData } from './redact.ts'

/**
 * The conversation as a model is given it. What goes to a model elsewhere carries no
 * personal data of the child; files go only there, with the message that they came with.
 */
export function promptOf(
  turns: readonly Turn[],
  { isHosted, uploads }: { isHosted: boolean; uploads: readonly Upload[] },
): ModelMessage[] {
  if (!isHosted) return [...turns]
  const files = uploads.map(({ type, bytes }) => ({
    type: 'file' as const,
    mediaType: type,
    data: bytes,
  }))
  return turns.map(({ role, content }, index): ModelMessage => {
    const text = withoutPersonalData(content)
    const isLast = index === turns.length - 1
    if (role === 'assistant' || !isLast || files.length === 0) return { role, content: text }
    return { role, content: [{ type: 'text', text }, ...files] }
  })
}
