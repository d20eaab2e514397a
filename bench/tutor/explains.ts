import { wordsOf } from './plain.ts'
import type { Heard } from './talk.ts'

/** A page that explains words is called after its place in the course, and not after what it explains. */
const pageOfWords = /\bWords of\b/
const littleWords =
  /^(?:what|whats|wat|wot|is|are|does|do|an?|the|mean|means|meaning|of|and|word|words|for|another|other|define|ok|so|then|please|pls)$/

/** Whether a page of words explains the one thing that was asked about, in bold as its pages do. */
export function explainsAsked(title: string, { answer, said }: Heard): boolean {
  if (!pageOfWords.test(title)) return false
  const asked = wordsOf(said).filter((word) => !littleWords.test(word))
  const told = [...answer.text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, term = '']) =>
    wordsOf(term),
  )
  return asked.length > 0 && asked.every((word) => told.includes(word))
}
