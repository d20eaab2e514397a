const minuteMs = 60_000

/** So long before they are signed out, people are told. */
export const warnMs = minuteMs

export type Idle =
  | { readonly kind: 'in_use' }
  | { readonly kind: 'warned'; readonly seconds_left: number }
  | { readonly kind: 'over' }

/**
 * Where somebody stands who last did something at a moment of this device's clock. It is asked by the
 * clock and not counted, so that a device that slept knows at once.
 */
export function idleAt(now: number, last: number, minutes: number): Idle {
  const left = last + minutes * minuteMs - now
  if (left <= 0) return { kind: 'over' }
  // Where only a minute or two is allowed, half of it is quiet.
  const warned = Math.min(warnMs, (minutes * minuteMs) / 2)
  return left <= warned
    ? { kind: 'warned', seconds_left: Math.ceil(left / 1000) }
    : { kind: 'in_use' }
}
