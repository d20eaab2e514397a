import { z } from 'zod'

export const id = z.uuid()

/** A moment: a `Date` on the server, an ISO string on the wire. */
export const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A boolean in a query string or a form field. */
export const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (yes) => (yes ? 'true' : 'false'),
})

/** A list of ids in a query or a form: with commas between them in one field, or a field for each. */
export const idList = (most: number) =>
  z
    .codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
      decode: (sent) =>
        [sent].flat().flatMap((each) => each.split(',').filter((part) => part !== '')),
      encode: (parts) => parts.join(','),
    })
    .pipe(z.array(id).max(most))

const safeDigits = 15

/** A whole number in a query string or a path. */
export const whole = z.codec(
  z
    .string()
    .regex(/^-?\d+$/)
    .max(safeDigits),
  z.int(),
  {
    decode: Number,
    encode: String,
  },
)

export const maxPageSize = 100

/** The query of a list that is read page by page. Pages count from 1. */
export const paging = {
  page: whole.pipe(z.int().min(1)).optional(),
  size: whole.pipe(z.int().min(1).max(maxPageSize)).optional(),
}

/** The longest text that a list is searched for. */
export const maxSearchLength = 80

/** The query of a list that is searched by a text. */
export const search = z.string().trim().min(1).max(maxSearchLength).optional()

/** By which of its columns a list is ordered: `name` upwards, `-name` downwards. */
export const sortBy = <const Column extends string>(columns: readonly Column[]) =>
  z.enum(columns.flatMap((column) => [column, `-${column}` as const])).optional()

/** JSON carried as base64 in a field of a form, as the specification has it. */
export const base64Json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .codec(z.base64(), z.unknown(), {
      decode: (text, { issues }) => {
        try {
          return JSON.parse(new TextDecoder().decode(Uint8Array.fromBase64(text))) as unknown
        } catch {
          issues.push({ code: 'invalid_format', format: 'json', input: text })
          return undefined
        }
      },
      encode: (value) => new TextEncoder().encode(JSON.stringify(value)).toBase64(),
    })
    .pipe(schema)
