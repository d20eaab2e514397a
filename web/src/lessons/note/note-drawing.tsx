import type { PartOf } from './note.data.ts'

/** What there is to see in a drawing of the public notes, in words. */
export const NoteDrawing = ({ alt }: PartOf<'drawing'>) => (
  <p className="rounded-card bg-sand px-5 py-4 text-base">{alt}</p>
)
