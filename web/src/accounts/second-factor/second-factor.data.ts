import type { RouteKey } from '@learngrove/contract'
import type { Received } from '@learngrove/contract/call'
import { query } from '#platform/api.ts'

export const mySecondFactor = query('GET /auth/second-factor', {})

export type SecondFactorState = Received<'GET /auth/second-factor'>

/** Queries to invalidate after the second step was turned on or off. */
export const changesSecondFactor: readonly RouteKey[] = [
  'GET /auth/second-factor',
  'GET /auth/sessions',
]

/** Moves focus to the heading of each part, since the button that led to it is gone. */
export const arrive = (heading: HTMLHeadingElement | null): void => heading?.focus()
