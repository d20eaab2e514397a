import type { AnswerProps } from './answer-props.ts'
import { PhotoPages } from './files/photo-pages.tsx'
import { usePages } from './files/use-pages.ts'

/** Photographs of working beside a typed answer, which stays what is marked. */
export function WorkingPhotos({ answer, onAnswer, isPart = false }: AnswerProps) {
  const pages = usePages({ answer, onAnswer })
  return (
    <section aria-label="Photos of your working" className="grid gap-3">
      <p className="text-quiet text-sm">
        A photo shows your teacher how you worked. What you typed is still what is checked.
      </p>
      <PhotoPages pages={pages} shown={pages.files} isPart={isPart} />
    </section>
  )
}
