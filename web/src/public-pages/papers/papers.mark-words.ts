/** Why these marks, without the "Not yet" that stands over it. */
export const withoutNotYet = (rationale: string): string =>
  rationale.replace(/^not yet[.,:;]\s*/i, '')
