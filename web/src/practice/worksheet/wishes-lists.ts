import type { Sent } from '@learngrove/contract/call'

type Body = Sent<'POST /quiz/custom'>['body']
type Challenge = NonNullable<Body['challenge']>
type Kind = NonNullable<Body['kinds']>[number]

/** The browser gets no schemas: these lists are the contract's, and do not compile if they name another. */
export const challenges = ['gentle', 'right', 'stretch'] as const satisfies readonly Challenge[]

export const practiceKinds = [
  'choose',
  'type',
  'write',
  'arrange',
  'figure',
] as const satisfies readonly Kind[]
