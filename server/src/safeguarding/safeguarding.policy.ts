import type { Actor } from '#platform/context.ts'
import type { Contact } from './contacts.queries.ts'

/** A school, and who is told there: those who are named, or else its owners. */
export type Watch = { readonly school_id: string; readonly contacts: readonly Contact[] }

const isContact = ({ id, school_id }: Actor, watch: Watch) =>
  school_id === watch.school_id && watch.contacts.some((contact) => contact.id === id)

/** Only who is told may read: an owner too, once others are named, reads nothing of a chat. */
export const canReadCases = (actor: Actor, watch: Watch): boolean => isContact(actor, watch)

/** Who is told and the owners say who is told. */
export const canNameContacts = (actor: Actor, watch: Watch): boolean =>
  isContact(actor, watch) ||
  (actor.school_id === watch.school_id && actor.callers.includes('owner'))
