/** Resolves after so many milliseconds, or at once when the network comes back; rejects when it is called off. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const done = new AbortController()
  const timer = setTimeout(resolve, ms)
  window.addEventListener('online', () => resolve(), { signal: done.signal })
  signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal })
  if (signal.aborted) reject(signal.reason)
  return promise.finally(() => {
    clearTimeout(timer)
    done.abort()
  })
}
