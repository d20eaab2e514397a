import { type DocumentKind, documentLimits } from '@learngrove/contract/worksheets.limits'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { query, useCall } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'

const documentsOf = (type: DocumentKind) =>
  query('GET /worksheets/generate/uploaded/{type}', { params: { type } })

const changes = ['GET /worksheets/generate/uploaded/{type}'] as const

const refusals: Readonly<Record<string, string>> = {
  NOTHING_READ: 'There is no text in it that can be read: a scan has none.',
  TOO_MANY_FILES: `${documentLimits.kept} documents are kept. Delete one that you need no more.`,
  TOO_LARGE: `Up to ${documentLimits.bytes / 1024 / 1024} MB a document, ${documentLimits.files} at once.`,
  UNSUPPORTED_TYPE: 'PDF, Word or plain text.',
}

type DocumentsPanelProps = {
  readonly type: DocumentKind
  readonly label: string
  readonly hint: string
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
}

/** The documents of a teacher: given, chosen for this request, deleted. Nobody else sees them. */
export function DocumentsPanel({ type, label, hint, chosen, onChosen }: DocumentsPanelProps) {
  const documents = useQuery(documentsOf(type)).data?.documents ?? []
  const upload = useCall('POST /worksheets/generate/upload/{type}', { changes })
  const remove = useCall('DELETE /worksheets/generate/uploaded/{type}/{id}', { changes })
  const give = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same file chosen again must be heard of again.
    event.target.value = ''
    if (files.length === 0) return
    const before = new Set(documents.map(({ id }) => id))
    upload.mutate(
      { params: { type }, body: {}, files: { 'source_files[]': files } },
      {
        onSuccess: ({ documents: now }) =>
          onChosen(new Set([...chosen, ...now.flatMap(({ id }) => (before.has(id) ? [] : [id]))])),
      },
    )
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id) && next.size < documentLimits.named) next.add(id)
    onChosen(next)
  }
  const drop = (id: string) => {
    onChosen(new Set([...chosen].filter((each) => each !== id)))
    remove.mutate({ params: { type, id } })
  }
  return (
    <fieldset className="m-0 grid gap-1 border-0 p-0">
      <legend className="p-0 font-semibold">{label}</legend>
      <p className="text-quiet text-sm">{hint}</p>
      <ul>
        {documents.map(({ id, name, excerpt }) => (
          <li key={id} className="flex items-start gap-2">
            <Checkbox
              label={<span title={excerpt}>{name}</span>}
              checked={chosen.has(id)}
              onCheckedChange={() => toggle(id)}
              className="min-w-0 flex-1 [overflow-wrap:anywhere]"
            />
            <Button
              kind="plain"
              size="small"
              iconOnly
              icon={<Trash2 {...ICON_SMALL} />}
              onClick={() => drop(id)}
            >
              {`Delete ${name}`}
            </Button>
          </li>
        ))}
      </ul>
      {(upload.error ?? remove.error) && (
        <p role="alert" className="font-medium text-not-yet text-sm">
          {(upload.error && refusals[upload.error.code]) ?? networkWords}
        </p>
      )}
      <label className="relative mt-1 inline-flex min-h-11 items-center justify-self-start rounded-control bg-surface px-3 font-bold text-sm inset-ring inset-ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus hover:bg-hover">
        {upload.isPending ? 'Reading it …' : 'Add a document'}
        <input
          type="file"
          multiple
          disabled={upload.isPending}
          accept=".pdf,.docx,.txt,application/pdf,text/plain"
          aria-label={`Add a document: ${label}`}
          onChange={give}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
    </fieldset>
  )
}
