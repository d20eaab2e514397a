import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('what is sent to a provider goes nowhere else', async () => {
  const bodies: string[] = []
  const other = await serve((request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)))
    response.end('caught')
  })
  const url = await serve((_request, response) => {
    response.writeHead(307, { location: other }).end()
  })
  await expect(guardedFetch(url, { method: 'POST', body: 'A child’s words' })).rejects.toThrow()
  expect(bodies).toEqual([])
})

test('an answer is read up to its limit, and its status and headers are kept', async () => {
  const piece = 'x'.repeat(1024 * 1024)
  const url = await serve((_request, response) => {
    response.writeHead(201, { 'x-kept': 'yes' })
    for (let each = 0; each < 6; each++) response.write(piece)
    response.end()
  })
  const response = await guardedFetch(url)
  expect([response.status, response.headers.get('x-kept')]).toEqual([201, 'yes'])
  await expect(response.text()).rejects.toThrow('too long')
})
