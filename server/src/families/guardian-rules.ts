import type { GuardianRow } from './families.guardians.queries.ts'

const hour = 3_600_000

/**
 * So long a guardian is new who came by a code or by the child's password: the family can turn them
 * away, and they set no password of the child.
 */
export const newGuardianMs = 24 * hour

type Link = Pick<GuardianRow, 'way' | 'linked_at'>

/** Until when a guardian is new; null for whoever made the account, and for whoever is new no more. */
export function newUntil({ way, linked_at }: Link, now: Date): Date | null {
  if (way === 'created') return null
  const until = new Date(linked_at.getTime() + newGuardianMs)
  return until > now ? until : null
}

/** The child itself turns away whoever is new. */
export const mayChildRemove = (guardian: Link, now: Date): boolean =>
  newUntil(guardian, now) !== null

/**
 * Whoever made the account may remove every other guardian at any time; the others only who is new,
 * and came after them. Nobody removes whoever made the account, or themselves.
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
