import { limits } from '@learngrove/contract/classes.limits'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { useToast } from '#ui/toast.tsx'
import { type Card, changesSchool } from './classes.data.ts'
import { failureWords } from './classes.words.ts'

/** Makes sign-in cards for students, a sheet at a time, and keeps them until they are put away. */
export function useCards() {
  const toast = useToast()
  const [cards, setCards] = useState<readonly Card[]>([])
  const [isBusy, setBusy] = useState(false)
  async function make(user_ids: readonly string[]) {
    setBusy(true)
    const made: Card[] = []
    try {
      for (let from = 0; from < user_ids.length; from += limits.cards) {
        const body = { user_ids: user_ids.slice(from, from + limits.cards) }
        made.push(...(await call('POST /teachers/cards', { body })).cards)
      }
    } catch (error) {
      toast.show({ kind: 'care', title: 'Some cards were not made', text: failureWords(error) })
    } finally {
      // What was made is shown even if the rest failed: its old passwords have ended.
      setCards(made)
      setBusy(false)
      invalidate(...changesSchool)
    }
  }
  return { cards, isBusy, make, putAway: () => setCards([]) }
}
