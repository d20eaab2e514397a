import { useEffect } from 'react'
import { showDrawing, type Target, useFiles } from './files/files.kept.ts'
import { stateWords } from './files/files.words.ts'

type ShownFilesProps = {
  /** Of an answer of one's own: what this device still holds is shown from here. */
  readonly target?: Target | undefined
  readonly ids: readonly string[]
}

/** The pages and recordings of an answer, to look at and to hear. */
export function ShownFiles({ target, ids }: ShownFilesProps) {
  const files = useFiles(target, ids)
  const named = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a target stands for its question, which has these files
  useEffect(() => {
    for (const id of ids) if (target) void showDrawing(target, id)
  }, [named])
  const pages = files.filter(({ kind }) => kind !== 'recording')
  const nameOf = (id: string) => {
    const at = pages.findIndex((page) => page.id === id)
    return pages.length === 1
      ? 'The page of your working'
      : `Page ${at + 1} of ${pages.length} of your working`
  }
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-3">
      {files.map(({ id, kind, url, state }) => (
        <li key={id} className={kind === 'recording' ? 'w-full' : 'max-w-full'}>
          {!url ? (
            <p className="rounded-card bg-sand px-4 py-3 text-quiet text-sm">
              {`${nameOf(id)}: ${stateWords[state]}`}
            </p>
          ) : kind === 'recording' ? (
            // biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what a child has just said
            <audio controls src={url} aria-label="Your recording" className="w-full" />
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={`${nameOf(id)}, open it large`}
            >
              <img
                src={url}
                alt={nameOf(id)}
                className="max-h-72 max-w-full rounded-card border border-line bg-white object-contain"
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
