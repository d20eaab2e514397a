import { type UserRoleId, userRole } from '@learngrove/contract/roles'
import type { Context } from '#platform/context.ts'

export type UserOwner = { readonly user_id: string; readonly school_id: string }
type GuestOwner = { readonly guest_session_id: string }

/** Whose conversations are in reach: a user's at their own school, or those of a guest's session. */
export type Owner = UserOwner | GuestOwner

/** A user who talks with the tutor. */
export type UserAsker = UserOwner & {
  readonly user_role_id: UserRoleId
  readonly time_zone: string
}

/** A visitor without an account, whom the session of a browser stands for. */
export type GuestAsker = GuestOwner & { readonly time_zone: string }

/** Who talks with the tutor. */
export type Asker = UserAsker | GuestAsker

/** Whom a talk is with: it decides which facts the tutor may find out for it. */
export type Audience = 'student' | 'parent' | 'teacher' | 'admin' | 'guest'

export function isUser(who: Asker): who is UserAsker
export function isUser(who: Owner): who is UserOwner
export function isUser(who: Owner): boolean {
  return 'user_id' in who
}

/** Returns the caller as the owner of their conversations. */
export const ownerOf = ({
  actor,
  school_id,
}: Pick<Context<'any'>, 'actor' | 'school_id'>): UserOwner => ({ user_id: actor.id, school_id })

/** Returns the caller as somebody who talks with the tutor. */
export const askerOf = (context: Pick<Context<'any'>, 'actor' | 'school_id'>): UserAsker => {
  const { user_role_id, time_zone } = context.actor
  return { ...ownerOf(context), user_role_id, time_zone }
}

/** Returns only what says whose a thread is, as its row has it. */
export const idsOf = (owner: Owner): Owner =>
  isUser(owner)
    ? { user_id: owner.user_id, school_id: owner.school_id }
    : { guest_session_id: owner.guest_session_id }

/** Returns a student who talks with the tutor, by their ids; undefined for everybody else. */
export const studentIn = (asker: Asker) =>
  isUser(asker) && asker.user_role_id === userRole.student
    ? { student_id: asker.user_id, school_id: asker.school_id }
    : undefined

export function audienceOf(asker: Asker): Audience {
  if (!isUser(asker)) return 'guest'
  switch (asker.user_role_id) {
    case userRole.teacher:
      return 'teacher'
    case userRole.admin:
      return 'admin'
    case userRole.parent:
      return 'parent'
    default:
      return 'student'
  }
}
