/**
 * Stands in for `@node-rs/argon2` in every test that measures no time: the same algorithm at its
 * smallest cost, since most tests only need somebody who can sign in.
 */
import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')

// The bundler replaces an import of it by this file; what is required is the package itself.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2

export const { verify } = argon2

export const hash: Argon2['hash'] = (password, cost) =>
  argon2.hash(password, { ...cost, memoryCost: 8, timeCost: 1 })
