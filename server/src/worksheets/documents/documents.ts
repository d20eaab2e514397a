import { createHash } from 'node:crypto'
import type { Input, Output, Upload } from '@learngrove/contract/route'
import type { generating } from '@learngrove/contract/worksheets.generating'
import {
  type DocumentKind,
  documentKinds,
  documentLimits,
  sheetLimits,
} from '@learngrove/contract/worksheets.limits'
import type { Insertable } from 'kysely'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Memory } from '#platform/memory.ts'
import type { Tables } from '#platform/tables.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { invalid } from '#platform/zod.ts'
import {
  countDocuments,
  deleteDocument,
  insertDocuments,
  selectDocuments,
  selectNamed,
  takeDocumentTurn,
} from './documents.queries.ts'

type Keep = typeof generating.uploadDocuments
type Staff = Context<Keep['audience']>

/** Reads the text of a document; whoever can do so safely knows how. */
export type ReadText = (
  memory: Memory,
  upload: Upload,
) => Promise<{ readonly text: string | null; readonly is_truncated: boolean }>

const hourMs = 3_600_000
const uploads = { most: 60, within_ms: hourMs }

const ownerOf = ({ actor, school_id }: Staff) => ({ user_id: actor.id, school_id })

/** Reads for what a document is given. The contract names the words of this refusal. */
function kindOf(type: string): DocumentKind {
  const kind = documentKinds.find((each) => each === type)
  if (!kind) throw invalid('type', 'Invalid document type')
  return kind
}

/**
 * Reads documents and keeps what they say, for who gave them alone: their bytes, and with them who wrote them
 * when and where, are let go. Refuses with `NOTHING_READ` where one has no text, and keeps none of them then.
 */
export async function keepDocuments(
  context: Staff,
  { params, files }: Input<Keep>,
  readText: ReadText,
): Promise<Output<Keep>> {
  const { db, memory, now } = context
  const kind = kindOf(params.type)
  const given = Object.values(files).flat()
  if (given.length === 0) throw invalid('source_files[]', 'A file is needed')
  const owner = ownerOf(context)
  await countRequest(db, [{ by: `worksheet documents by ${owner.user_id}`, ...uploads }], now)
  const rows: Insertable<Tables['worksheet_documents']>[] = []
  for (const upload of given) {
    const { text, is_truncated } = await readText(memory, upload)
    if (text === null) throw new AppError('NOTHING_READ')
    const sha256 = createHash('sha256').update(upload.bytes).digest('hex')
    const row = { id: newId(), ...owner, kind, name: nameOf(upload.filename), text, is_truncated }
    rows.push({ ...row, sha256, created_at: now })
  }
  await transaction(db, async (tx) => {
    await takeDocumentTurn(tx, owner)
    await insertDocuments(tx, rows)
    if ((await countDocuments(tx, owner)) > documentLimits.kept)
      throw new AppError('TOO_MANY_FILES')
  })
  return listDocuments(context, { params })
}

/** The words of a file's name, on one line, without signs that nobody sees. */
const nameOf = (filename: string): string =>
  filename
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[/\\]/g, '-')
    .trim()
    .slice(0, sheetLimits.title_length)
    .toWellFormed() || 'Document'

export async function listDocuments(
  context: Staff,
  { params }: Input<typeof generating.documents>,
): Promise<Output<typeof generating.documents>> {
  const kind = kindOf(params.type)
  const rows = await selectDocuments(context.db, { ...ownerOf(context), kind })
  return {
    documents: rows.map(({ text, ...row }) => ({
      ...row,
      excerpt: text.replaceAll(/\s+/g, ' ').slice(0, documentLimits.excerpt).toWellFormed(),
    })),
  }
}

export async function removeDocument(
  context: Staff,
  { params: { type, id } }: Input<typeof generating.removeDocument>,
): Promise<void> {
  const kind = kindOf(type)
  if (!(await deleteDocument(context.db, { ...ownerOf(context), kind, id })))
    throw new AppError('NOT_FOUND')
}

/** Reads what named documents of the caller's own say. Refuses with `NOT_FOUND` one that is not theirs. */
export async function textOfDocuments(
  context: Staff,
  kind: DocumentKind,
  ids: readonly string[],
): Promise<string> {
  const asked = [...new Set(ids)]
  const found = await selectNamed(context.db, { ...ownerOf(context), kind, ids: asked })
  if (found.length < asked.length) throw new AppError('NOT_FOUND')
  return found.map(({ text }) => text).join('\n\n')
}
