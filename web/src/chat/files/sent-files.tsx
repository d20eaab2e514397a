import { useQuery } from '@tanstack/react-query'
import { Download, Image } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { sizeWords } from '#ui/files/file-rules.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { fetchFile } from './fetch-file.ts'
import type { MessageFile } from './files.attached.ts'

/** The files of a message that was sent: pictures to look at, others to download. */
export function SentFiles({ files }: { readonly files: readonly MessageFile[] }) {
  return (
    <ul aria-label="Files of this message" className="flex max-w-full flex-wrap justify-end gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.type.startsWith('image/') ? <Picture file={file} /> : <Document file={file} />}
        </li>
      ))}
    </ul>
  )
}

/** The address of some bytes, as long as they are shown. */
function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return undefined
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}

function Picture({ file: { id, name } }: { readonly file: MessageFile }) {
  const { data, isError } = useQuery({
    queryKey: ['GET /chat/files/{id}', id],
    queryFn: ({ signal }) => fetchFile(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddress(data)
  if (address === undefined) {
    return (
      <p className="flex h-32 items-center gap-2 rounded-card bg-sand px-4 text-quiet text-sm">
        <Image {...ICON_SMALL} className="flex-none" />
        <span className="wrap-anywhere">
          {isError ? `${name} cannot be shown just now.` : name}
        </span>
      </p>
    )
  }
  return (
    <Dialog
      title={name}
      size="wide"
      trigger={
        <button type="button" aria-label={`${name}, open it larger`} className="block rounded-card">
          <img
            src={address}
            alt=""
            className="max-h-48 max-w-full rounded-card border border-line bg-white object-contain"
          />
        </button>
      }
    >
      <img
        src={address}
        alt={name}
        className="max-h-[70dvh] w-full rounded-card bg-white object-contain"
      />
    </Dialog>
  )
}

function Document({ file }: { readonly file: MessageFile }) {
  const { id, name, size, text } = file
  const [state, setState] = useState<'ready' | 'busy' | 'lost'>('ready')
  const download = async () => {
    setState('busy')
    try {
      const address = URL.createObjectURL(await fetchFile(id))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      URL.revokeObjectURL(address)
      setState('ready')
    } catch {
      setState('lost')
    }
  }
  return (
    <div className="grid justify-items-end gap-1 text-sm">
      <Button
        kind="line"
        busy={state === 'busy'}
        icon={<Download {...ICON} />}
        onClick={() => void download()}
        className="max-w-full"
      >
        <span className="truncate">{name}</span>
        <span className="flex-none font-normal text-quiet">{sizeWords(size)}</span>
      </Button>
      {state === 'lost' && (
        <p role="alert" className="text-not-yet">
          It did not come through. Try it again.
        </p>
      )}
      {text !== null && text !== '' && (
        <details className="max-w-full rounded-control bg-sand px-3 py-2 text-left">
          <summary className="cursor-pointer font-semibold">What I read in it</summary>
          <MathsText className="mt-2 max-h-60 overflow-y-auto [overflow-wrap:anywhere]">
            {text}
          </MathsText>
        </details>
      )}
    </div>
  )
}
