import { createWorkerPool, type WorkerPool } from '#platform/worker-pool.ts'
import type { NoPicture } from './page-picture.ts'

/** Pieces of a PDF in base64 one after the other, then that it is whole, then its pages, from 1. */
export type PdfTask =
  | { readonly piece: string }
  | { readonly open: true }
  | { readonly page: number }

export type PdfResult =
  | { readonly num_pages: number }
  /** A JPEG in base64. */
  | { readonly picture: string }
  | { readonly failed: NoPicture | 'locked' | 'unreadable' | 'not_open' }

/** A page of a scanner takes a second; what takes far longer was made to. */
const pageMs = 10_000
const patienceMs = 60_000
/** A page of A4 at 600 dots an inch in colour, opened, and the PDF that it is in. */
const mostMb = 500
/** Bytes that are handed over at once, so that no request beside it waits. A multiple of three: base64 needs no end. */
const pieceBytes = 3 * 512 * 1024
/** After so many pages that took too long the rest is not tried. */
const mostLost = 3

/** A PDF that is open in a worker of its own. */
export type OpenPdf = AsyncDisposable & {
  readonly num_pages: number
  /** Takes the picture of a page, from 1, as a JPEG in base64; or says why there is none. */
  readonly pictureOf: (
    page: number,
  ) => Promise<{ readonly picture: string } | { readonly failed: NoPicture }>
}

/** Opens a PDF of scanned pages in a worker that goes with it: nothing of it is kept, and what it does to its worker harms nobody. */
export async function openPdf(
  bytes: Uint8Array,
): Promise<OpenPdf | { readonly failed: 'locked' | 'unreadable' }> {
  const pool = createWorkerPool<PdfTask, PdfResult>({
    worker: new URL('./pdf.worker.ts', import.meta.url),
    ...{ size: 1, limit_ms: pageMs, busy_limit_ms: patienceMs, most_external_mb: mostMb },
  })
  const opened = await give(pool, bytes)
  if (!opened || !('num_pages' in opened)) {
    await pool[Symbol.asyncDispose]()
    return {
      failed: opened && 'failed' in opened && opened.failed === 'locked' ? 'locked' : 'unreadable',
    }
  }
  let lost = 0
  return {
    num_pages: opened.num_pages,
    pictureOf: async (page) => {
      if (lost >= mostLost) return { failed: 'strange_picture' }
      let result = await pool.run({ page })
      if (result && 'failed' in result && result.failed === 'not_open') {
        await give(pool, bytes)
        result = await pool.run({ page })
      }
      if (!result) lost += 1
      return pictureIn(result)
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

async function give(pool: WorkerPool<PdfTask, PdfResult>, bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    const piece = bytes.subarray(from, from + pieceBytes)
    const { buffer, byteOffset, length } = piece
    await pool.run({ piece: Buffer.from(buffer, byteOffset, length).toString('base64') })
  }
  return pool.run({ open: true })
}

function pictureIn(result: PdfResult | undefined) {
  if (result && 'picture' in result) return result
  const failed = result && 'failed' in result ? result.failed : 'strange_picture'
  return {
    failed: failed === 'no_picture' || failed === 'layers' ? failed : 'strange_picture',
  } as const
}
