import { createRequire } from 'node:module'
import type { Algebra } from '@learngrove/maths'
import { algebraOf } from '@learngrove/maths/compute-engine'

type Library = typeof import('@cortex-js/compute-engine')

let loaded: Algebra | undefined

function load(): Algebra {
  const library: Library = createRequire(import.meta.url)('@cortex-js/compute-engine')
  return algebraOf(new library.ComputeEngine())
}

/** Asks compute-engine, which is loaded when it is first needed: that takes more than a hundred milliseconds. */
export const algebra: Algebra = (first, second) => {
  loaded ??= load()
  return loaded(first, second)
}
