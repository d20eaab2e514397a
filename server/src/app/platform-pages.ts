import { pages } from '@learngrove/contract/pages'

const ofPlatform = new Set<string>(
  Object.values(pages).flatMap(({ path, is_of_platform }) => (is_of_platform ? [path] : [])),
)

/** Tells whether a page is never shown on a school's own site. */
export const isOfPlatformOnly = (address: string): boolean =>
  ofPlatform.has(address.split(/[?#]/)[0] ?? '')
