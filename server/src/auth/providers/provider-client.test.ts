import { expect, test, vi } from 'vitest'
import { fetchFor } from './provider-client.ts'

const options = { method: 'GET', headers: {}, body: null, redirect: 'manual' } as const

test.each([
  ['https://accounts.google.com', 'http://www.googleapis.com/certs'],
  ['https://accounts.google.com', 'http://127.0.0.1:3000/'],
  ['https://accounts.google.com', 'https://localhost/'],
  ['https://accounts.google.com', 'https://[::1]/'],
  ['https://accounts.google.com', 'file:///etc/hosts'],
  ['http://127.0.0.1:4000', 'http://elsewhere.test/keys'],
  ['http://127.0.0.1:4000', 'https://elsewhere.test/keys'],
])('a provider at %s does not make us ask %s', async (issuer, address) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  expect(() => fetchFor(issuer)(address, options)).toThrow('Not a safe address')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test.each([
  ['https://accounts.google.com', 'https://www.googleapis.com/certs'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:5000/keys'],
])('a provider at %s may name %s', async (issuer, address) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  expect((await fetchFor(issuer)(address, options)).status).toBe(200)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})
