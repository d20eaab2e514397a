/**
 * Stands in for the browser's database, for the pages in their threads: it is kept by the process, so that a
 * page that is closed in the middle leaves behind what had been written. Named as `idb-keyval` names it.
 */
import { parentPort } from 'node:worker_threads'

export type DeviceCall = {
  readonly kind: 'device'
  readonly id: number
  readonly store: string
  readonly op: 'set' | 'del' | 'get' | 'entries' | 'clear'
  readonly keys: readonly string[]
  readonly value?: unknown
}

let count = 0
const waiting = new Map<number, (value: never) => void>()

/** The thread passes on what the process answered. */
export function answered({ id, value }: { id: number; value: unknown }): void {
  // Safe: each call knows what it asked for.
  waiting.get(id)?.(value as never)
  waiting.delete(id)
}

function ask<T>(store: string, op: DeviceCall['op'], keys: string[] = [], value?: unknown) {
  const id = count++
  const call: DeviceCall = { kind: 'device', id, store, op, keys, value }
  const { promise, resolve } = Promise.withResolvers<T>()
  waiting.set(id, resolve)
  parentPort?.postMessage(call)
  return promise
}

export const createStore = (name: string, store: string) => `${name}/${store}`
export const set = (key: string, value: unknown, store: string) =>
  ask<void>(store, 'set', [key], value)
export const del = (key: string, store: string) => ask<void>(store, 'del', [key])
export const delMany = (keys: string[], store: string) => ask<void>(store, 'del', keys)
export const get = (key: string, store: string) => ask<unknown>(store, 'get', [key])
export const getMany = (keys: string[], store: string) =>
  Promise.all(keys.map((key) => get(key, store)))
export const entries = (store: string) => ask<[string, unknown][]>(store, 'entries')
export const keys = async (store: string) => (await entries(store)).map(([key]) => key)
export const clear = (store: string) => ask<void>(store, 'clear')
