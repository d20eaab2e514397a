import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** Listens on this machine until the test is over; what answers may be set later, when the address is known. */
export async function listen(answer?: RequestListener) {
  let listener: RequestListener = answer ?? (() => {})
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    answerBy: (next: RequestListener) => {
      listener = next
    },
  }
}
