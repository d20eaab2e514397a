import { createServer, type RequestListener } from 'node:http'

/** Listens on this machine; what answers may be set later, when the address is known. */
export async function listenHere() {
  let listener: RequestListener = (_, response) => response.end()
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    answerBy: (next: RequestListener) => {
      listener = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
