import { lazy, Suspense } from 'react'
import type { PartOf } from './note.data.ts'

type DrawingProps = PartOf<'drawing'>

const InWords = ({ alt }: Pick<DrawingProps, 'alt'>) => (
  <p className="rounded-card bg-sand px-5 py-4 text-base">{alt}</p>
)

/** The drawings are fetched with the first of them. Where they cannot be, or there is none of that name, its words stand for it. */
const Drawn = lazy(async () => {
  try {
    const { drawings } = await import('virtual:drawings')
    return {
      default: ({ name, alt }: DrawingProps) => {
        const drawing = drawings[name]
        if (!drawing) return <InWords alt={alt} />
        return (
          <figure className="figure my-0!">
            <svg
              viewBox={drawing.box}
              role="img"
              aria-label={alt}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own drawings when the site was built
              dangerouslySetInnerHTML={{ __html: drawing.inside }}
            />
          </figure>
        )
      },
    }
  } catch {
    return { default: InWords }
  }
})

/** A drawing of the site by its name. */
export const NoteDrawing = (part: DrawingProps) => (
  <Suspense fallback={<div className="min-h-48" />}>
    <Drawn {...part} />
  </Suspense>
)
