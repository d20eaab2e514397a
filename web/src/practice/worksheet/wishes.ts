import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/quiz.limits'
import { challenges, practiceKinds } from './wishes-lists.ts'

export type Challenge = (typeof challenges)[number]
export type Kind = (typeof practiceKinds)[number]

export const lengths = ['5', '10', '15', '20'] as const

type Length = (typeof lengths)[number]

/** What somebody wishes their worksheet to be; the address holds it. */
export type Wishes = {
  readonly topics: readonly string[]
  readonly length: Length
  readonly challenge: Challenge
  readonly kinds: readonly Kind[]
}

const usualLength: Length = '10'
const usualChallenge: Challenge = 'right'

const listIn = (search: URLSearchParams, name: string) =>
  (search.get(name) ?? '').split(',').filter(Boolean)

/** Reads the wishes from an address; what is unknown or too much is left out. */
export function wishesOf(search: URLSearchParams): Wishes {
  const kinds = practiceKinds.filter((kind) => listIn(search, 'kinds').includes(kind))
  return {
    topics: [...new Set(listIn(search, 'topics'))].slice(0, limits.custom_topics),
    length: lengths.find((length) => length === search.get('length')) ?? usualLength,
    challenge: challenges.find((each) => each === search.get('challenge')) ?? usualChallenge,
    kinds: kinds.length > 0 ? kinds : practiceKinds,
  }
}

/** Writes the address with these wishes; what is usual is left out. */
export const wishesAddress = ({ topics, length, challenge, kinds }: Wishes): string =>
  pages.customWorksheet({
    topics: topics.join(','),
    length: length === usualLength ? undefined : length,
    challenge: challenge === usualChallenge ? undefined : challenge,
    kinds: kinds.length === practiceKinds.length ? undefined : kinds.join(','),
  })

/** How many questions each topic gets: one after the other takes one, as the server hands them out. */
export const sharesOf = (questions: number, topics: number): number[] =>
  Array.from(
    { length: topics },
    (_, at) => Math.floor(questions / topics) + (at < questions % topics ? 1 : 0),
  )

/** How long a question takes, as the learning path reckons it. */
const minutesAQuestion = 0.75

export const minutesFor = (questions: number) => Math.ceil(questions * minutesAQuestion)
