import { findConflicts } from '#drawing/find-conflicts.ts'
import { DiagramError, type Drawing } from '#drawing/marks.ts'
import { Pen } from '#drawing/pen.ts'
import type { Kind } from '#kinds/kind.ts'
import { kinds } from '#kinds/kinds.ts'
import type { Diagram } from '#types/types.ts'

const NOT_TO_SCALE = 'Not drawn to scale'
const LONGEST = 900

/** Finds how a diagram is drawn by its kind. Throws `DiagramError`. */
function kindOf(diagram: Diagram): Kind<Diagram> {
  if (!Object.hasOwn(kinds, diagram.kind))
    throw new DiagramError(`there is no kind of diagram named ${diagram.kind}`)
  // Joins a diagram with the entry of its own kind, which the type of the table says fits it.
  return kinds[diagram.kind] as unknown as Kind<Diagram>
}

/** Runs with a diagram that may have come from JSON, where a field of its kind can be missing. */
function tried<T>(diagram: Diagram, run: (kind: Kind<Diagram>) => T): T {
  try {
    return run(kindOf(diagram))
  } catch (error) {
    if (error instanceof DiagramError) throw error
    throw new DiagramError(`a ${diagram.kind} has not the fields that it needs: ${error}`)
  }
}

/** An author may end a note with a full stop. */
const withoutStop = (text: string): string => text.replace(/\.$/, '')

function noteOf({ note = '', not_to_scale }: Diagram): string {
  if (not_to_scale !== true) return note
  return note === '' ? NOT_TO_SCALE : `${withoutStop(note)}. ${NOT_TO_SCALE}`
}

/**
 * Places every stroke and label of a diagram, in units of about a pixel. Throws `DiagramError` in
 * plain words where the data make no picture.
 */
export const layout = (diagram: Diagram): Drawing =>
  tried(diagram, (kind) => {
    const pen = new Pen()
    kind.draw(diagram, pen)
    return pen.finish(noteOf(diagram))
  })

/** What can be seen, in sentences: the author's own words or made from the data. Throws `DiagramError`. */
export function describe(diagram: Diagram): string {
  if (diagram.alt !== undefined && diagram.alt.trim() !== '') return diagram.alt
  const told = tried(diagram, (kind) => kind.describe(diagram))
  const note = noteOf(diagram)
  return note === '' ? told : `${told} ${withoutStop(note)}.`
}

/** What an author has to mend, in plain words. Nothing is thrown. */
export function findProblems(diagram: Diagram): string[] {
  try {
    const told = describe(diagram)
    return [
      ...findConflicts(layout(diagram)),
      ...tried(diagram, (kind) => kind.problems?.(diagram) ?? []),
      ...(told.trim() === '' ? ['there is no description'] : []),
      ...(told.length > LONGEST ? ['the description is too long: write alt'] : []),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
