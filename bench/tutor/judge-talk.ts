import type { Question } from '@learngrove/marking/question'
import { always } from './expect.ts'
import type { Exchange, Outcome, Talk } from './talk.ts'

export type Miss = { readonly expected: string; readonly outcome: Exclude<Outcome, 'met'> }

export type JudgedTurn = Exchange & { readonly misses: readonly Miss[] }

type InHand = { readonly question: Question; readonly is_open: boolean }

/** Holds each answer of a talk against what is expected of it, and of every answer. */
export const judgeTalk = (
  { turns, notes }: Pick<Talk, 'turns' | 'notes'>,
  talked: readonly Exchange[],
  in_hand: InHand | undefined,
): JudgedTurn[] =>
  talked.map((exchange, at) => {
    const [, ...expected] = turns[at] ?? ['']
    const heard = { ...exchange, earlier: talked.slice(0, at), ...(notes && { notes }), ...in_hand }
    const misses = [...always, ...expected].flatMap(({ name, judge }): Miss[] => {
      const outcome = judge(heard)
      return outcome === 'met' ? [] : [{ expected: name, outcome }]
    })
    return { ...exchange, misses }
  })
