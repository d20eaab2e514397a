import type { GuardianRow } from '#users/users.guardians.queries.ts'

const hour = 3_600_000

/**
 * How long a guardian who came by a code or by the child's password counts as new: the family can
 * remove them, and they cannot set the child's password.
 */
export const newGuardianMs = 24 * hour

type Link = Pick<GuardianRow, 'way' | 'linked_at'>

/** Returns until when a guardian is new; null for the one who made the account, and for one who is no longer new. */
export function newUntil({ way, linked_at }: Link, now: Date): Date | null {
  if (way === 'created') return null
  const until = new Date(linked_at.getTime() + newGuardianMs)
  return until > now ? until : null
}

/** Tells whether the child may remove a guardian: only a new one. */
export const mayChildRemove = (guardian: Link, now: Date): boolean =>
  newUntil(guardian, now) !== null

/**
 * Tells whether one guardian may remove another. The one who made the account may remove every
 * other at any time; the others may only remove a new one who came after them. Nobody removes the
 * one who made the account, or themselves.
 */
export function mayGuardianRemove(
  remover: Link & { readonly id: string },
  guardian: Link & { readonly id: string },
  now: Date,
): boolean {
  if (guardian.id === remover.id || guardian.way === 'created') return false
  if (remover.way === 'created') return true
  return newUntil(guardian, now) !== null && remover.linked_at < guardian.linked_at
}
