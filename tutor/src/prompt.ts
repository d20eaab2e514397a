import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { StudentMessage } from '#dialogue/converse.ts'

/**
 * What the student wrote, oldest first. System messages, and what a tutor said before, change
 * nothing: the rules are in the code, and the state is made from the student's words alone.
 */
export function studentMessages(prompt: LanguageModelV4Prompt): StudentMessage[] {
  return prompt.flatMap((message) => {
    if (message.role !== 'user') return []
    const text = message.content
      .flatMap((part) => (part.type === 'text' ? [part.text] : []))
      .join('\n')
      // A phone types it for an apostrophe, and the rules know the straight one.
      .replaceAll('’', "'")
    return [{ text, has_file: message.content.some((part) => part.type === 'file') }]
  })
}

/** Models count tokens; a rule of thumb for English is four characters each. */
const CHARACTERS_A_TOKEN = 4

export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN)
