import type { Sent } from '@learngrove/contract/call'
import { publicCall } from './public-call.ts'

type Event = Sent<'POST /analysis/analytics-event'>['body']['event']

/** The two ways in which a browser asks not to be followed. */
type Asking = { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }

/** Tells whether the browser asks not to be counted. */
export const asksNotToBeTracked = (browser: Asking): boolean =>
  browser.doNotTrack === '1' || browser.globalPrivacyControl === true

/**
 * Counts that something happened: by day, and of nobody. Nothing goes along that says who it was, nothing
 * at all where the browser asks not to be tracked, and no page waits for it or fails with it.
 */
export function countEvent(event: Event, browser: Asking = navigator): void {
  if (asksNotToBeTracked(browser)) return
  void publicCall('POST /analysis/analytics-event', { body: { event } }).catch(() => {})
}
