import { crc32 } from 'node:zlib'

const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

/** A Word document with one paragraph: words, and an equation as its editor writes it. */
export function wordDocument(words: string, equation: string): Buffer {
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body><w:p><w:r><w:t xml:space="preserve">${words} </w:t></w:r><m:oMath>${equation}</m:oMath></w:p></w:body></w:document>`
  return packed([
    ['[Content_Types].xml', types],
    ['word/document.xml', document],
  ])
}

/** Packs parts without pressing them (PKWARE's APPNOTE 6.3.3). */
function packed(parts: readonly (readonly [name: string, text: string])[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of parts) {
    const [label, bytes] = [Buffer.from(name), Buffer.from(text)]
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(bytes.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, label, bytes])
    const place = Buffer.alloc(16)
    place.writeUInt32LE(at, 12)
    const made = Buffer.from([20, 0])
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, about, place.subarray(2), label]),
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
