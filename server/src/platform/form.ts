import '@fastify/multipart'
import type { Route, Upload } from '@learngrove/contract/route'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { plainTextIn } from './plain-text.ts'
import { contentTypeOf } from './sound/sound.ts'
import { decode, invalid } from './zod.ts'

/** Longest text field of a form, in bytes; base64 of many answers is the longest. */
const maxFieldBytes = 2 * 1024 * 1024

const plainText = 'text/plain'

/** Reads a form by its route: typed fields, and files that are what they claim to be, within their limits. */
export async function readForm(request: FastifyRequest, route: Route) {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE')
  try {
    return await readParts(request, route)
  } catch (error) {
    throw isOfReader(error) ? new AppError('INVALID_REQUEST', { cause: error }) : error
  }
}

/** Tells whether the form parser threw: it throws plain errors for a form that has no boundary or breaks off. */
const isOfReader = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'Error' &&
  !('code' in error) &&
  /^Multipart: |^Unexpected end of (form|multipart data)$|^Malformed part header$/.test(
    error.message,
  )

async function readParts(request: FastifyRequest, { body, files = {} }: Route) {
  const fields: Record<string, unknown> = {}
  const uploads: Record<string, Upload[]> = Object.fromEntries(
    Object.keys(files).map((name) => [name, []]),
  )
  const rules = Object.values(files)
  const limits = {
    fileSize: Math.max(...rules.map((rule) => rule.max_bytes)),
    files: rules.reduce((sum, rule) => sum + rule.max_count, 0),
    fieldSize: maxFieldBytes,
    // Safe: the body of a form is an object; only its fields are counted.
    fields: Object.keys((body as z.ZodObject | undefined)?.shape ?? {}).length,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('TOO_LARGE')
      fields[part.fieldname] = asTyped(part.value)
      continue
    }
    const rule = files[part.fieldname]
    const kept = uploads[part.fieldname]
    if (!rule || !kept) throw invalid(part.fieldname, 'No file goes by this name')
    const bytes = await part.toBuffer()
    const isCut = part.file.truncated || bytes.length > rule.max_bytes
    if (isCut || kept.length >= rule.max_count) {
      throw new AppError('TOO_LARGE')
    }
    const type = await typeAmong(rule.types, bytes)
    if (!type) throw new AppError('UNSUPPORTED_TYPE')
    kept.push({ filename: part.filename, type, bytes })
  }
  return { body: decode(body ?? z.object({}), fields), files: uploads }
}

/** A form carries every end of a line as two signs, whatever was typed: all that reads the text expects one. */
const asTyped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value

/** Tells by its content which of these types a file is. What its first bytes make it out to be may be plain text. */
async function typeAmong(types: readonly string[], bytes: Uint8Array): Promise<string | undefined> {
  const found = await contentTypeOf(bytes)
  if (found !== undefined && types.includes(found)) return found
  return types.includes(plainText) && plainTextIn(bytes) !== undefined ? plainText : undefined
}
