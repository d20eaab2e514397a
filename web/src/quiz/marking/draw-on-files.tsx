import { useFiles } from '#questions/files/files.kept.ts'
import { ShownFiles } from '#questions/questions.shown-files.tsx'
import { DrawOnPage } from './draw-on-page.tsx'
import type { MarkedPages, PageMark } from './page-marks.ts'

type DrawOnFilesProps = {
  readonly ids: readonly string[]
  readonly pages: MarkedPages
  readonly onPages: (pages: MarkedPages) => void
}

/** The pages of an answer, to draw on, and its recordings, to hear. */
export function DrawOnFiles({ ids, pages, onPages }: DrawOnFilesProps) {
  const files = useFiles(undefined, ids)
  const pictures = files.filter(({ kind, url }) => url && kind !== 'recording')
  const others = ids.filter((id) => !pictures.some((each) => each.id === id))
  const put = (file_id: string, marks: readonly PageMark[]) =>
    onPages([...pages.filter((page) => page.file_id !== file_id), { file_id, marks: [...marks] }])
  return (
    <div className="grid gap-6">
      {pictures.map(({ id, url = '' }, at) => (
        <DrawOnPage
          key={id}
          url={url}
          name={pictures.length === 1 ? 'The page' : `Page ${at + 1} of ${pictures.length}`}
          marks={pages.find(({ file_id }) => file_id === id)?.marks ?? []}
          onMarks={(marks) => put(id, marks)}
        />
      ))}
      {others.length > 0 && <ShownFiles ids={others} />}
    </div>
  )
}
