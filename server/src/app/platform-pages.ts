import { pages } from '@learngrove/contract/pages'

const ofPlatform = new Set<string>(
  Object.values(pages).flatMap(({ path, is_of_platform }) => (is_of_platform ? [path] : [])),
)

/** Tells whether a page has no place on a school's own site, whatever is asked for on it. */
export const isOfPlatformOnly = (address: string): boolean =>
  ofPlatform.has(address.split(/[?#]/)[0] ?? '')
