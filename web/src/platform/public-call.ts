import { ApiError, createCall } from '@learngrove/contract/call'
import { base_url } from './address.ts'

/** Calls that anybody may make: without the signed-in user, and without the library that keeps answers. */
export const { call: publicCall } = createCall({ base_url })

/** The code that a call was refused with, or `offline` when nothing answered. */
export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? error.code : 'offline'
