import type { AnswerProps } from './answer-props.ts'
import { DrawingSheet } from './files/drawing-sheet.tsx'
import { PhotoPages } from './files/photo-pages.tsx'
import { useDrawing } from './files/use-drawing.ts'
import { usePages } from './files/use-pages.ts'
import { InWords } from './in-words.tsx'

/** A drawing by pen, finger or mouse; or pictures of one on paper; or, for whoever draws neither, words. */
export function DrawingAnswer(props: AnswerProps) {
  const { question, answer, onAnswer, isPart = false } = props
  const pages = usePages({ answer, onAnswer })
  const drawing = useDrawing(pages)
  return (
    <div className="grid gap-4">
      <DrawingSheet drawing={drawing} diagram={question.diagram} />
      <PhotoPages
        pages={pages}
        shown={pages.files.filter(({ id }) => id !== drawing.id)}
        isPart={isPart}
      />
      <InWords
        answer={answer}
        onAnswer={onAnswer}
        asks="Describe it in words instead"
        label="Your drawing in words"
        hint="Say what is where, with its numbers. Your teacher reads it in the place of a drawing."
      />
    </div>
  )
}
