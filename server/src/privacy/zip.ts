import { crc32, deflateRawSync } from 'node:zlib'

export type Entry = { readonly name: string; readonly bytes: Uint8Array }

const deflated = 8
const utf8Names = 0x0800
const version = 20
/** The format's first day, 1 January 1980; the real times are inside the files. */
const firstDay = 0x21

/** Packs files into a ZIP (PKWARE's APPNOTE 6.3.3, without ZIP64: all of it stays under 4 GB). */
export function zip(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const named = Buffer.from(name)
    const common = commonOf(bytes, packed, named)
    const local = Buffer.concat([words('50 4b 03 04'), common, named, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(words('50 4b 01 02'), uint16(version), common, central, named)
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, words('50 4b 05 06'), end])
}

/** Writes the fields that a file's own header and its directory entry share. */
function commonOf(bytes: Uint8Array, packed: Buffer, name: Buffer): Buffer {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(version, 0)
  common.writeUInt16LE(utf8Names, 2)
  common.writeUInt16LE(deflated, 4)
  common.writeUInt16LE(firstDay, 8)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(name.length, 22)
  return common
}

const words = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')

function uint16(value: number): Buffer {
  const two = Buffer.alloc(2)
  two.writeUInt16LE(value)
  return two
}
