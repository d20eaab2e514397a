import type { Message } from '#understanding/message.ts'
import { phraseSigns } from '#understanding/phrases.ts'
import { mathsSigns } from '#understanding/signs-of-maths.ts'
import { wordSigns } from '#understanding/signs-of-words.ts'

const patterns = Object.entries({ ...phraseSigns, ...wordSigns })

/** Signs that mean something else while a question or a problem is in hand, and where yes or no is waited for. */
const otherInHand = new Set([
  'yes',
  'no',
  'is_value',
  'is_solved_letter',
  'is_simple_equation',
  'one_unsolved',
  'is_equation',
  'only_maths',
  'starts_why',
  'starts_how',
  'starts_what_is',
  'one_word',
])
const otherWhenOffered = new Set(['yes', 'no', 'another', 'one_word'])

/** What rules see in a message, by name. */
export function signsOf({ scene, text, plain, language }: Message): string[] {
  const isInHand = scene.has_question || scene.has_problem
  const seen = [
    ...patterns.flatMap(([name, pattern]) => (pattern.test(plain) ? name : [])),
    ...Object.entries(mathsSigns(text)).flatMap(([name, isSeen]) => (isSeen ? name : [])),
    ...(language === undefined ? [] : ['foreign_help']),
  ]
  const places = [
    scene.has_question && 'question_in_hand',
    scene.has_problem && 'problem_in_hand',
    scene.offered !== undefined && 'offered',
    !isInHand && 'nothing_in_hand',
  ].flatMap((each) => each || [])
  const offered =
    scene.offered === undefined ? [] : seen.filter((name) => otherWhenOffered.has(name))
  const inHand = isInHand ? seen.filter((name) => otherInHand.has(name)) : []
  return [
    ...seen,
    ...inHand.map((name) => `${name}+in_hand`),
    ...offered.map((name) => `${name}+offered`),
    ...places,
  ]
}

/** The words of a plain text, each once. */
export const wordsOf = (plain: string): string[] => [
  ...new Set(plain.match(/[\p{L}']+/gu)?.map((word) => word.replace(/^'|'$/g, '')) ?? []),
]
