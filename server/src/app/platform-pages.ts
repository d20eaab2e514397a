/** The pages that are the platform's own: they sell the product, or are its diary. */
const platformOnly: readonly string[] = [
  '/welcome',
  '/Best_AI_Coach',
  '/aiacademy-lite',
  '/blogs',
  '/release-notes',
]

/** Whether a page has no place on a school's own site, whatever is asked for on it. */
export const isOfPlatformOnly = (address: string): boolean =>
  platformOnly.includes(address.split(/[?#]/)[0] ?? '')
