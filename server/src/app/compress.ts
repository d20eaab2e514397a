import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Packed = { readonly encoding: 'br' | 'gzip' | undefined; readonly body: string | Buffer }

/** How many compressed documents are kept; documents are few and mostly the same. */
const maxKept = 500
/** A higher quality takes ten times as long and saves a tenth. */
const brotliQuality = 5

/** Packs texts in the way that their readers understand, and keeps what it packed. */
export function createPacker(): (text: string, accepts: string | undefined) => Packed {
  const kept = new Map<string, Buffer>()
  return (text, accepts) => packed(kept, text, accepts)
}

function packed(kept: Map<string, Buffer>, text: string, accepts: string | undefined): Packed {
  const encoding = /\bbr\b/.test(accepts ?? '')
    ? 'br'
    : /\bgzip\b/.test(accepts ?? '')
      ? 'gzip'
      : undefined
  if (!encoding) return { encoding, body: text }
  const key = `${encoding} ${text}`
  const known = kept.get(key)
  if (known) return { encoding, body: known }
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const body = encoding === 'br' ? brotliCompressSync(text, { params }) : gzipSync(text)
  if (kept.size >= maxKept) kept.clear()
  kept.set(key, body)
  return { encoding, body }
}
