import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from './ids.ts'

const keyBytes = 32
const onlyOwner = 0o600

/**
 * Reads the key that all processes of one database share and the database does not hold:
 * `SECRET_KEY`, else a file in the data folder, made at the first start. Processes that start
 * together get the same key.
 */
export async function readSecretKey({
  secret_key,
  data_dir,
}: {
  readonly secret_key: string | undefined
  readonly data_dir: string
}): Promise<string> {
  if (secret_key !== undefined) return secret_key
  const path = join(data_dir, 'secret-key')
  const kept = await readFile(path, 'utf8').catch(unlessMissing)
  if (kept !== undefined) return usable(kept.trim(), path)
  await mkdir(data_dir, { recursive: true })
    .then(() => makeKey(path))
    .catch((cause: unknown) => {
      throw new Error(`Set SECRET_KEY, or let a key be written to ${path}.`, { cause })
    })
  return usable((await readFile(path, 'utf8')).trim(), path)
}

/** Makes the file atomically: its name appears only with the key in it, and the first process wins. */
async function makeKey(path: string): Promise<void> {
  const part = `${path}.${newId()}`
  await writeFile(part, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: onlyOwner })
  await link(part, path).catch(unlessThere)
  await rm(part)
}

/** Shortest key; a shorter one was cut off or typed by hand. */
export const shortestKey = 32

function usable(key: string, path: string): string {
  if (key.length >= shortestKey) return key
  throw new Error(`${path} holds no key. Put it back from a backup, or remove it for a new one.`)
}

const has = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

function unlessMissing(error: unknown): undefined {
  if (!has(error, 'ENOENT')) throw error
}

function unlessThere(error: unknown): void {
  if (!has(error, 'EEXIST')) throw error
}

/** Hashes a secret that is short enough to be found by trying all: without the key the hash tells nothing. */
export const keyedHashOf = (secret_key: string, text: string): string =>
  createHmac('sha256', secret_key).update(text).digest('base64url')
