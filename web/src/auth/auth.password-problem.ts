import { limits } from '@learngrove/contract/auth.limits'
import { strengthOf } from './auth.strength.ts'
import { passwordText, strengthText, strengthTitles } from './auth.strength.words.ts'

/** Says what to change before a new password can be sent; empty if nothing. */
export async function passwordProblem(password: string, words: readonly string[]): Promise<string> {
  if (password.length > limits.password) return passwordText.long
  const strength = await strengthOf(password, words)
  if (strength?.level !== 'short' && strength?.level !== 'weak') return ''
  return `${strengthTitles[strength.level]}: ${strengthText(strength)}`
}
