import { useRef, useState } from 'react'
import { codeOf, publicCall } from '#platform/public-call.ts'
import { solve } from './solve.ts'

export type Letter = {
  readonly from_email: string
  readonly name: string
  readonly message: string
  /** A field that people do not see, and so leave empty. */
  readonly website: string
}

type Proof = { readonly challenge: string; readonly solution: string }

async function work(): Promise<Proof> {
  const asked = await publicCall('GET /users/contact-us/challenge', {})
  return { challenge: asked.challenge, solution: await solve(asked) }
}

type State =
  | { readonly kind: 'open'; readonly code?: string }
  | { readonly kind: 'sending' }
  /** Where the form was sent before the page was alive, it is not known to whom we answer. */
  | { readonly kind: 'sent'; readonly to?: string }

/** Sends a letter, with the small proof of work that keeps robots out. */
export function useContact(isSent: boolean) {
  const [state, setState] = useState<State>({ kind: isSent ? 'sent' : 'open' })
  const proof = useRef<Promise<Proof>>(undefined)
  return {
    state,
    /** The work is begun while somebody still writes, and is mostly done when they send. */
    prepare: () => {
      proof.current ??= work()
      proof.current.catch(() => {
        proof.current = undefined
      })
    },
    send: async ({ name, ...letter }: Letter) => {
      setState({ kind: 'sending' })
      try {
        proof.current ??= work()
        const body = { ...letter, ...(name.trim() && { name }), ...(await proof.current) }
        await publicCall('POST /users/contact-us', { body })
        setState({ kind: 'sent', to: letter.from_email })
      } catch (error) {
        setState({ kind: 'open', code: codeOf(error) })
      } finally {
        // A proof counts once.
        proof.current = undefined
      }
    },
    again: () => setState({ kind: 'open' }),
  }
}
