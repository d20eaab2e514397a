import type { assignments } from '@learngrove/contract/assignments'
import { paperLimits } from '@learngrove/contract/assignments.paper.limits'
import type { Input, StreamEvent } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { part } from '#platform/memory.ts'
import { invalid } from '#platform/zod.ts'
import { scanPicture } from './paper.scan.ts'
import { openPdf } from './pdf/pdf.ts'

type Scan = typeof assignments.scanPdf
type Teacher = Context<Scan['audience']>
type Event = StreamEvent<Scan['answer']>

/** So many are read at once: each holds its bytes and a worker of some 300 MB. */
const mostAtOnce = 2
const reading = part(() => ({ count: 0 }))

/**
 * Reads a PDF of scanned pages, each as a photograph of its own. Nothing of it is kept: when its sender leaves
 * it ends, and sent again it counts nothing twice.
 */
export async function* scanPdf(
  context: Teacher,
  { files }: Input<Scan>,
): AsyncGenerator<Event, void, undefined> {
  const [upload] = files.file
  if (!upload) throw invalid('file', 'A PDF is needed')
  const now = context.memory.of(reading)
  if (now.count >= mostAtOnce) throw new AppError('SCANS_BUSY')
  now.count += 1
  try {
    yield* readAll(context, upload.bytes)
  } finally {
    now.count -= 1
  }
}

async function* readAll(
  context: Teacher,
  bytes: Uint8Array,
): AsyncGenerator<Event, void, undefined> {
  const opened = await openPdf(bytes)
  if ('failed' in opened)
    throw new AppError(opened.failed === 'locked' ? 'PDF_LOCKED' : 'PDF_UNREADABLE')
  await using pdf = opened
  const { num_pages } = pdf
  if (num_pages > paperLimits.pdf_pages) throw new AppError('PDF_TOO_LONG')
  yield { event: 'begun', data: { num_pages } }
  for (let pdf_page = 1; pdf_page <= num_pages; pdf_page += 1) {
    const page = await pdf.pictureOf(pdf_page)
    yield 'failed' in page
      ? { event: 'unread', data: { pdf_page, why: page.failed } }
      : await readOne(context, pdf_page, page.picture)
  }
}

async function readOne(context: Teacher, pdf_page: number, picture: string): Promise<Event> {
  try {
    return { event: 'page', data: { pdf_page, ...(await scanPicture(context, picture)) } }
  } catch (error) {
    const why = error instanceof AppError ? reasons[error.code] : undefined
    if (!why) throw error
    return { event: 'unread', data: { pdf_page, why } }
  }
}

type Why = Extract<Event, { readonly event: 'unread' }>['data']['why']

/** What a photograph is refused for, as it is said of a page. */
const reasons: Readonly<Record<string, Why>> = {
  NO_CODE: 'no_code',
  PAGE_UNREADABLE: 'unreadable',
  NOT_FOUND: 'not_yours',
  UNSUPPORTED_TYPE: 'strange_picture',
}
