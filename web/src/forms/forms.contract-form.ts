import type { RouteKey } from '@learngrove/contract'
import type { Received, Sent } from '@learngrove/contract/call'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import type { Checks } from './forms.checks.ts'
import { useForm } from './forms.form.ts'
import { type RouteWords, wordsForRefusal } from './refusal-words.ts'

type ContractFormOptions<K extends RouteKey, V extends object> = {
  readonly initial: V
  /** What is looked at here, by the limits of the contract; the server looks at everything again. */
  readonly checks?: Checks<V> | undefined
  readonly ticks?: Readonly<Record<string, string>> | undefined
  readonly problemTone?: 'not-yet' | 'danger' | undefined
  /** What the call is sent; nothing where there is nothing to send. */
  readonly toSent: (values: V) => Sent<K> | undefined
  /** A refusal that the route gains does not compile until it has words here. */
  readonly words: RouteWords<K, keyof V & string>
  /** The routes whose answers change with it. */
  readonly changes?: readonly RouteKey[] | undefined
  readonly onSaved?: ((answer: Received<K>, values: V) => void) | undefined
}

/**
 * Ties a form to a route of the contract: it is checked, sent once at a time, and what the server
 * refuses stands at the field that it is about, or at the form as a whole.
 */
export function useContractForm<K extends RouteKey, V extends object>(
  key: K,
  { toSent, words, changes = [], onSaved, ...fields }: ContractFormOptions<K, V>,
) {
  const call = useCall(key, { changes })
  const [refusal, setRefusal] = useState('')
  const [isSaved, setSaved] = useState(false)

  async function send(values: V) {
    setRefusal('')
    setSaved(false)
    const sent = toSent(values)
    if (sent === undefined) return
    try {
      const answer = await call.mutateAsync(sent)
      form.accept(values)
      setSaved(true)
      onSaved?.(answer, values)
    } catch (error) {
      const said = wordsForRefusal<K, keyof V & string>(error, words)
      if (typeof said === 'string') setRefusal(said)
      else form.show({ [said.field]: said.words })
    }
  }

  const form = useForm<V>({ ...fields, isBusy: call.isPending, onSend: send })
  const isDirty = form.isDirty()
  return {
    ...form,
    /** Why the form as a whole was not taken; empty where nothing is the matter. */
    refusal,
    /** Forgets why it was not taken: what is asked has changed. */
    forget: () => setRefusal(''),
    isBusy: call.isPending,
    /** How what is typed stands to what is kept. */
    state: call.isPending ? 'saving' : isDirty ? 'changed' : isSaved ? 'saved' : 'same',
  } as const
}

/** What the frame of a form reads. */
export type FormState = {
  readonly state: 'saving' | 'changed' | 'saved' | 'same'
  readonly refusal: string
  readonly problems: Readonly<Record<string, string>>
  readonly isBusy: boolean
  readonly isDirty: () => boolean
  readonly undo: () => void
  readonly focus: (name: string) => void
}
