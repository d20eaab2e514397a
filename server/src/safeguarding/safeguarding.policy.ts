import type { Actor } from '#platform/context.ts'
import type { Contact } from './contacts.queries.ts'

/** A school and its contacts: those who are named, or else its owners. */
export type Watch = { readonly school_id: string; readonly contacts: readonly Contact[] }

const isContact = ({ id, school_id }: Actor, watch: Watch) =>
  school_id === watch.school_id && watch.contacts.some((contact) => contact.id === id)

/** Tells whether the actor may read cases: contacts only. An owner who is no contact reads nothing of a chat. */
export const canReadCases = (actor: Actor, watch: Watch): boolean => isContact(actor, watch)

/** Tells whether the actor may name the contacts: contacts and owners may. */
export const canNameContacts = (actor: Actor, watch: Watch): boolean =>
  isContact(actor, watch) ||
  (actor.school_id === watch.school_id && actor.callers.includes('owner'))
