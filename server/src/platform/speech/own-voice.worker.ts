import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { runFlite } from './flite.ts'
import type { OwnVoiceTask } from './own-voice.ts'

/** The clearest of the voices in the package. */
const voice = 'slt'

let module: Promise<WebAssembly.Module> | undefined

async function say({ program, text }: OwnVoiceTask): Promise<string | null> {
  try {
    module ??= readFile(new URL(program)).then((bytes) => WebAssembly.compile(bytes))
    const sound = await runFlite({ module: await module, text, voice })
    return sound ? Buffer.from(sound).toString('base64') : null
  } catch {
    return null
  }
}

parentPort?.on('message', async (text: string) => {
  const tasks: OwnVoiceTask[] = JSON.parse(text)
  for (const task of tasks) parentPort?.postMessage(JSON.stringify(await say(task)))
})
