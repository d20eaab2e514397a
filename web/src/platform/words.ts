import type { PlatformError } from '@learngrove/contract/errors'

/** What any call may be refused with, in words that help. */
export const platformWords: Record<PlatformError, string> = {
  INVALID_REQUEST: 'Something in this form does not fit. Check it and send it again.',
  NOT_SIGNED_IN: 'You are signed out. Sign in and carry on where you were.',
  FORBIDDEN: 'This is not yours to open.',
  SECOND_FACTOR_REQUIRED: 'Your school asks for two steps at signing in. Set them up to go on.',
  CONSENT_NEEDED: 'A grown-up says yes first. Nothing of yours is lost.',
  NOT_FOUND: 'This is not here any more.',
  TOO_LARGE: 'That is too large to send.',
  UNSUPPORTED_TYPE: 'A file of this kind cannot be used here.',
  TOO_MANY_REQUESTS: 'That was quick. Wait a moment and try again.',
  INTERNAL: 'Something broke on our side. Nothing of yours is lost; try again in a moment.',
  UNAVAILABLE: 'The site cannot be reached just now. Nothing is lost; try again in a moment.',
}

export const networkWords = 'You seem to be offline. Nothing is lost; try again when you are back.'
