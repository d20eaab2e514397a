import type { EventOf } from '@learngrove/contract/call'
import { useEffect, useRef, useState } from 'react'
import { stream } from '#platform/api.ts'

type Event = EventOf<'POST /chat/teacher/stream'>
type DataOf<N extends Event['event']> = Extract<Event, { readonly event: N }>['data']

/** A question with as much of its answer as has come. */
export type Exchange = {
  readonly number: number
  readonly question: string
  readonly words: string
  readonly figures?: DataOf<'figures'>
  readonly things: DataOf<'things'>['things']
  readonly next: readonly string[]
  readonly provider?: string
  readonly state: 'asking' | 'answered' | 'failed'
}

const asked = (number: number, question: string): Exchange => ({
  ...{ number, question, words: '', things: [], next: [], state: 'asking' },
})

function heard(exchange: Exchange, { event, data }: Event): Exchange {
  switch (event) {
    case 'figures':
      return { ...exchange, figures: data }
    case 'words':
      return { ...exchange, words: exchange.words + data.text }
    case 'things':
      return { ...exchange, things: data.things }
    case 'next':
      return { ...exchange, next: data.questions }
    case 'done':
      return { ...exchange, provider: data.provider, state: 'answered' }
  }
}

/** The questions of this visit about a class, one at a time. Nothing of them is kept. */
export function useQuestions(class_id: string) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])
  const change = (number: number, by: (exchange: Exchange) => Exchange) =>
    setExchanges((all) => all.map((each) => (each.number === number ? by(each) : each)))

  async function answer(number: number, message: string) {
    const { signal } = left.current
    try {
      const sent = { body: { message, class_id } }
      for await (const event of stream('POST /chat/teacher/stream', sent, signal)) {
        change(number, (exchange) => heard(exchange, event))
      }
      change(number, (each) => (each.state === 'asking' ? { ...each, state: 'failed' } : each))
    } catch {
      change(number, (each) => ({ ...each, state: 'failed' }))
    }
  }

  return {
    exchanges,
    isAsking: exchanges.at(-1)?.state === 'asking',
    ask(question: string) {
      const number = exchanges.length + 1
      setExchanges((all) => [...all, asked(number, question)])
      void answer(number, question)
    },
    askAgain({ number, question }: Exchange) {
      change(number, () => asked(number, question))
      void answer(number, question)
    },
  }
}
