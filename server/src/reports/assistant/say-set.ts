import { selectDone } from '../assignment.queries.ts'
import type { Scene } from './scene.ts'
import { selectSetTo } from './set.queries.ts'

const mostSheets = 2
const mostNamed = 12

/** Says of what was set last who has finished it, who is at it, and who has not begun. */
export async function saySet(scene: Scene): Promise<string[]> {
  const { context, of, tell } = scene
  const { db, now } = context
  const sheets = await selectSetTo(db, { class_id: of.id, now, limit: mostSheets })
  if (sheets.length === 0) return [`Nothing was set to ${scene.name} yet.`]
  const lines: string[] = []
  for (const { id, title } of sheets) {
    const done = await selectDone(db, { of, id })
    const finished = done.filter(({ finished_at }) => finished_at !== null)
    const idle = done.filter(({ num_answered, finished_at }) => num_answered === 0 && !finished_at)
    const sheet = tell.hide('sheet', title)
    const count = tell.figure(`${finished.length} of ${done.length}`, sheet, { assignment_id: id })
    const names = idle.slice(0, mostNamed).map((person) => tell.name(person))
    const rest = idle.length - names.length
    const more = rest > 0 ? [tell.figure(`${rest} more`, sheet, { assignment_id: id })] : []
    const who = [...names, ...more].join(', ')
    lines.push(
      `- ${sheet}: ${count} have finished.${who ? ` Not begun: ${who}.` : ' Everybody has begun.'}`,
    )
  }
  return ['Of what was set last:', ...lines]
}
