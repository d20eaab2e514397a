/** Ten requests at the same moment: what two can break, ten will. */
export const ten = <T>(work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 10 }, (_, index) => work(index)))

export const fulfilled = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

/** The codes of the refusals among the results, each once. */
export const refusals = (results: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))),
]
