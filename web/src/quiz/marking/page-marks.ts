import type { Sent } from '@learngrove/contract/call'

type Decision = Sent<'POST /quiz/marking/decisions'>['body']

/** The marks on the pages of an answer, as they are sent and read. */
export type MarkedPages = NonNullable<Decision['marked_pages']>
export type PageMark = MarkedPages[number]['marks'][number]
export type Place = { readonly x: number; readonly y: number }

/** What is put on a page with one press; the pen draws. */
export const tools = ['pen', 'tick', 'cross', 'circle', 'note'] as const
export type Tool = (typeof tools)[number]

/** A circle is drawn as large as a word. */
const circleRadius = 0.07

/** Points nearer than this to the one before say nothing new. */
const nearest = 0.004

const keptDigits = 4
const rounded = (share: number) => Number(Math.min(1, Math.max(0, share)).toFixed(keptDigits))

/** A place within the page, whatever the pointer says. */
export const placeAt = (x: number, y: number): Place => ({ x: rounded(x), y: rounded(y) })

/** The mark that a press with a tool puts at a place. */
export function markAt(tool: Exclude<Tool, 'pen'>, place: Place): PageMark {
  if (tool === 'circle') return { kind: 'circle', ...place, radius: circleRadius }
  if (tool === 'note') return { kind: 'note', ...place, text: '' }
  return { kind: tool, ...place }
}

/** A line with one more point, unless that is where the last one is, or the line is long enough. */
export function withPoint(points: readonly Place[], place: Place, most: number): readonly Place[] {
  const last = points.at(-1)
  const isNear = last && Math.hypot(last.x - place.x, last.y - place.y) < nearest
  return isNear || points.length >= most ? points : [...points, place]
}

const percent = 100

/** The path of a line on a page that is 100 wide and 100 high. */
export const pathOf = (points: readonly Place[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x * percent} ${y * percent}`).join(' ')

/** The pages that have marks, without comments that say nothing. */
export const sentPages = (pages: MarkedPages): MarkedPages =>
  pages.flatMap(({ file_id, marks }) => {
    const kept = marks.filter((mark) => mark.kind !== 'note' || mark.text.trim() !== '')
    return kept.length > 0 ? [{ file_id, marks: kept }] : []
  })

/** The places that have a name, for who points at none. */
export const namedPlaces = [
  'Top left',
  'Top',
  'Top right',
  'Left',
  'Middle',
  'Right',
  'Bottom left',
  'Bottom',
  'Bottom right',
].map((name, at) => ({
  name,
  ...placeAt(((at % 3) * 2 + 1) / 6, (Math.floor(at / 3) * 2 + 1) / 6),
}))
