import { boxes } from 'virtual:drawing-boxes'
import { lazy, Suspense, type SVGProps } from 'react'
import type { PartOf } from './note.data.ts'

type DrawingProps = PartOf<'drawing'>

const InWords = ({ alt }: Pick<DrawingProps, 'alt'>) => (
  <p className="rounded-card bg-sand px-5 py-4 text-base">{alt}</p>
)

const Figure = (svg: SVGProps<SVGSVGElement>) => (
  <figure className="figure my-0!">
    <svg {...svg} />
  </figure>
)

/** The drawings are fetched with the first of them. Where they cannot be, words stand for each. */
const Drawn = lazy(async () => {
  try {
    const { drawings } = await import('virtual:drawings')
    return {
      default: ({ name, alt }: DrawingProps) => (
        <Figure
          viewBox={boxes[name]}
          role="img"
          aria-label={alt}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own drawings when the site was built
          dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }}
        />
      ),
    }
  } catch {
    return { default: InWords }
  }
})

/**
 * A drawing of the site by its name; its words where there is none of that name. It has its place from the
 * start, so that nothing below it moves under a finger when it comes.
 */
export function NoteDrawing(part: DrawingProps) {
  const box = boxes[part.name]
  if (box === undefined) return <InWords alt={part.alt} />
  return (
    <Suspense fallback={<Figure viewBox={box} aria-hidden />}>
      <Drawn {...part} />
    </Suspense>
  )
}
