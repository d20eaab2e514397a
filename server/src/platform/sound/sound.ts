import { fileTypeFromBuffer } from 'file-type'
import { bareMp3, bareWav } from './flat.ts'
import { bareMp4 } from './mp4.ts'
import { bareOgg } from './ogg.ts'
import { bareWebm } from './webm.ts'

/** Makes a sound bare; undefined if there is more than sound in it, or if it cannot be read. */
type Bare = (bytes: Uint8Array) => Uint8Array | undefined

/** Containers by the type that their first bytes tell; two of them are told as films, whatever is in them. */
const sounds: Readonly<Record<string, { readonly type: string; readonly bare: Bare }>> = {
  'video/webm': { type: 'audio/webm', bare: bareWebm },
  'video/mp4': { type: 'audio/mp4', bare: bareMp4 },
  'audio/mp4': { type: 'audio/mp4', bare: bareMp4 },
  'audio/x-m4a': { type: 'audio/mp4', bare: bareMp4 },
  'audio/ogg': { type: 'audio/ogg', bare: bareOgg },
  'audio/mpeg': { type: 'audio/mpeg', bare: bareMp3 },
  'audio/wav': { type: 'audio/wav', bare: bareWav },
}

const foundIn = async (bytes: Uint8Array) =>
  (await fileTypeFromBuffer(bytes))?.mime.replace(/;.*$/, '')

/** Reads the type of a file from its content; that of a sound where nothing but sound is in its container. */
export async function contentTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  const found = await foundIn(bytes)
  const sound = found === undefined ? undefined : sounds[found]
  return sound?.bare(bytes) ? sound.type : found
}

/**
 * Takes out of a recording whatever is not sound: titles, names, places, dates, pictures, by the
 * container's own rules and without decoding it. Undefined if it is no recording that we know.
 */
export async function bareSound(
  bytes: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly type: string } | undefined> {
  const found = await foundIn(bytes)
  const sound = found === undefined ? undefined : sounds[found]
  const bare = sound?.bare(bytes)
  return sound && bare && { bytes: bare, type: sound.type }
}
