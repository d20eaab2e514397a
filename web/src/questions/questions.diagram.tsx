import { lazy, Suspense } from 'react'
import type { Question } from './questions.data.ts'

type QuestionDiagramProps = { readonly diagram: NonNullable<Question['diagram']> }

/** What draws is fetched with the first diagram. Where it cannot be, the words of the author stand for it. */
const DrawnDiagram = lazy(async () => {
  try {
    return { default: (await import('./drawn-diagram.tsx')).DrawnDiagram }
  } catch {
    return { default: DiagramInWords }
  }
})

/** The picture of a question, between its text and the place to answer. */
export function QuestionDiagram({ diagram }: QuestionDiagramProps) {
  return (
    <figure className="mt-4">
      <Suspense fallback={<div className="min-h-48" />}>
        <DrawnDiagram diagram={diagram} />
      </Suspense>
    </figure>
  )
}

function DiagramInWords({ diagram }: QuestionDiagramProps) {
  return typeof diagram.alt === 'string' ? <p>{diagram.alt}</p> : <p>{noPicture}</p>
}

const noPicture =
  'The picture could not be loaded. Nothing is lost: open this page again with a connection.'
