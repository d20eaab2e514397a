import { use, useEffect, useRef } from 'react'
import { type Answer, answerIn } from '#questions/questions.answer.ts'
import { addFile, removeFile, useFiles } from './files.kept.ts'
import type { FileKind } from './files.on-device.ts'
import { FilesPlaceContext } from './files.place.ts'

type Paged = { readonly answer: Answer; readonly onAnswer: (answer: Answer) => void }

export type Pages = ReturnType<typeof usePages>

const none: readonly string[] = []

/** The files of an answer, and what can be done with them. Adding takes time, and the answer may change meanwhile. */
export function usePages({ answer, onAnswer }: Paged) {
  const place = use(FilesPlaceContext)
  const ids = answer.file_ids ?? none
  const files = useFiles(place, ids)
  const now = useRef(answer)
  useEffect(() => {
    now.current = answer
  }, [answer])

  const change = (next: readonly string[]) => {
    now.current = { ...answerIn(now.current), file_ids: next.length > 0 ? [...next] : null }
    onAnswer(now.current)
  }
  const idsNow = () => now.current.file_ids ?? none
  return {
    place,
    ids,
    files,
    /** Names files that are kept already, behind the others. */
    name: (more: readonly string[]) => change([...new Set([...idsNow(), ...more])]),
    async add(kind: FileKind, blob: Blob, seconds?: number) {
      if (!place) return
      const id = await addFile(place, { kind, blob, seconds })
      change([...idsNow(), id])
    },
    remove(id: string) {
      change(idsNow().filter((each) => each !== id))
      if (place) void removeFile(place, id)
    },
    /** Puts one in the place of another; an empty one goes first. */
    replace: (before: string | undefined, id: string | undefined) => {
      const rest = idsNow().filter((each) => each !== before)
      change(id === undefined ? rest : [id, ...rest])
    },
    /** Moves a page by one place among those that are shown with it. */
    move(id: string, by: 1 | -1, among: readonly string[]) {
      const other = among[among.indexOf(id) + by]
      if (other === undefined) return
      const swapped = idsNow().map((each) => (each === id ? other : each === other ? id : each))
      change(swapped)
    },
  }
}
