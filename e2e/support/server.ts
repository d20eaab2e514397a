import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handOver, recorded } from './search-answers.ts'

const root = join(import.meta.dirname, '../..')
/** So long a start may take on a machine that has much else to do. */
const startMs = 180_000

/** A server of the product, with a data folder of its own, that a test may kill and start again. */
export type TestServer = {
  readonly url: string
  /** As a power cut to the process: no warning. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** What it has written to its log since it was last started. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

export type Settings = Readonly<Record<string, string>>

/** Starts a server with the demonstration school, and with these settings beside those of the environment. */
export async function startServer(settings: Settings = {}, port?: number): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-e2e-'))
  const loaded = process.env[schoolSetting]
  if (loaded) cpSync(loaded, folder, { recursive: true })
  const server = serverIn(folder, port ?? (await freePort()), settings)
  await server.start()
  return {
    ...server,
    stop: async () => {
      await server.end('SIGTERM')
      handOver(folder)
    },
  }
}

/** What holds the folder of the loaded school, for the processes of a run. */
const schoolSetting = 'LEARNGROVE_E2E_SCHOOL'

/**
 * Loads the demonstration school and all of the curriculum once for a run: each server that starts
 * after it gets a copy.
 */
export async function loadSchool(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-demo-'))
  const server = serverIn(folder, await freePort())
  await server.start()
  await untilInstalled(server.url)
  await server.end('SIGTERM')
  process.env[schoolSetting] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

async function untilInstalled(url: string): Promise<void> {
  const deadline = Date.now() + startMs
  while (Date.now() < deadline) {
    const { curriculum } = await (await fetch(`${url}/api/v1/setup`)).json()
    if (curriculum.is_finished) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The curriculum was not installed in time')
}

export function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function serverIn(folder: string, port: number, settings: Settings = {}) {
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let written = ''

  async function end(signal: NodeJS.Signals) {
    const ending = child
    child = undefined
    if (!ending || hasEnded(ending)) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await ended
  }

  async function start() {
    child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        // Screened in full however busy the machine is: what a late screen does has tests of its own.
        SCREEN_MS: '15000',
        // Journeys would share the machine with them.
        PASSAGES_A_MINUTE: '0',
        ...settings,
        ...recorded(folder, settings),
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    written = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.toString()
    })
    const deadline = Date.now() + startMs
    while (!(await isReady(url))) {
      if (hasEnded(child)) throw new Error('The server ended before it was ready')
      if (Date.now() > deadline) {
        await end('SIGKILL')
        throw new Error('The server did not start in time')
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  return { url, start, end, kill: () => end('SIGKILL'), log: () => written }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

if (!existsSync(join(root, 'web/dist/index.html')))
  throw new Error('Build the site first: npm test')
