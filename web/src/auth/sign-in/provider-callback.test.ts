import { expect, test } from 'vitest'
import { readCallback } from './provider-callback.ts'

const read = (address: string) => readCallback(new URL(address, 'https://grove.example'))

test.each([
  [
    '/login#id_token=jwt&state=s1',
    { entry: { login_type: 'google', google_jwt: 'jwt', state: 's1' } },
  ],
  [
    '/login?provider=apple&apple_code=c&state=s2',
    { entry: { login_type: 'apple', apple_auth_grant_code: 'c', state: 's2' } },
  ],
  [
    '/login?provider=canvas&code=c%20d&state=s3',
    { entry: { login_type: 'canvas', canvas_code: 'c d', state: 's3' } },
  ],
  [
    '/login?provider=d2l&code=c&state=s4',
    { entry: { login_type: 'd2l', d2l_code: 'c', state: 's4' } },
  ],
  ['/login?provider=canvas&error=access_denied&state=s5', 'refused'],
  ['/login#error=access_denied&state=s6', 'refused'],
  ['/login?provider=d2l&state=s7', 'refused'],
])('%s is what a provider sent', (address, arrival) => {
  expect(read(address)).toEqual(arrival)
})

test.each([
  '/login',
  '/login?to=/student/library&role=student',
  '/login?code=c&state=s',
  '/login?provider=toString&code=c',
  '/login#main',
])('%s is nobody coming back', (address) => {
  expect(read(address)).toBeUndefined()
})
