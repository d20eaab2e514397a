import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the application draws the page. Not while it is rendered ahead, nor in the moment in which
 * the application takes that page over: until then both are the same.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
