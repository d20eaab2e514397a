import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps a second process out of a data folder: the embedded database would let it in, and both
 * would write. A lock whose process is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<AsyncDisposable> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'lock')
  const take = async () => {
    const file = await open(path, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
  }
  try {
    await take()
  } catch (error) {
    if (!isTaken(error)) throw error
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(`Process ${holder} is using the data folder. Stop it, or set DATA_DIR.`)
    }
    await rm(path, { force: true })
    await take()
  }
  return { [Symbol.asyncDispose]: () => rm(path, { force: true }) }
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process belongs to another user, and so is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
