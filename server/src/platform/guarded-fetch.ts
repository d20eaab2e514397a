/** Most bytes that are read of one answer: far more than its words need, with the frames around them. */
const mostBytes = 4 * 1024 * 1024

/**
 * Fetches from a provider. A redirect is a fault, since it would send a child's words where nobody said
 * they may go; and an answer without an end is cut.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const { status, statusText, headers } = response
  return new Response(response.body?.pipeThrough(limited()) ?? null, {
    ...{ status, statusText, headers },
  })
}

function limited() {
  let left = mostBytes
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength
      if (left < 0) controller.error(new Error('The answer of a model is too long'))
      else controller.enqueue(chunk)
    },
  })
}
