import { isCode, readCode } from '@learngrove/contract/activation-code'
import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { keys, type StoredUser } from './session.ts'

/** Pages are rendered ahead where there is nothing to hold a code in. */
const store = () => (typeof document === 'undefined' ? undefined : localStorage)

/** The code that waits on this device until it is redeemed, through signing in, up and out. */
export function heldCode(): string | undefined {
  const code = readCode(store()?.getItem(keys.activation_code) ?? '')
  return isCode(code) ? code : undefined
}

export const keepCode = (code: string): void => store()?.setItem(keys.activation_code, code)

/** Forgets the code if it is the one that waits: it is redeemed, opens nothing any more, or is not wanted. */
export function forgetCode(code: string): void {
  if (heldCode() === code) store()?.removeItem(keys.activation_code)
}

/** Where whoever has just come in takes up the code that they brought; nowhere for staff. */
export function redemptionOf(
  { user_role_id }: Pick<StoredUser, 'user_role_id'>,
  code = heldCode(),
): string | undefined {
  if (code === undefined) return undefined
  if (user_role_id === userRole.student) return pages.redeemCode({ code })
  return user_role_id === userRole.parent ? pages.redemption({ code }) : undefined
}
