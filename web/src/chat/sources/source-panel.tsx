import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { sourceQuery } from '#chat/chat.data.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useWide } from '#ui/use-wide.ts'
import { SourcePage } from './source-page.tsx'

type SourcePanelProps = {
  readonly id: string | undefined
  /** What the answer quotes; it is marked on the page. */
  readonly quote: string
  readonly onClose: () => void
  /** Asks about the part with this heading. */
  readonly onAsk: (heading: string) => void
}

/** The page of the notes beside the conversation; where there is no room, over it. */
export function SourcePanel({ id, quote, onClose, onAsk }: SourcePanelProps) {
  const isWide = useWide()
  const { data } = useQuery({ ...sourceQuery(id ?? ''), enabled: id !== undefined })
  const title = data?.title ?? 'Course notes'
  const page = data?.page == null ? undefined : `Page ${data.page}`
  const heading = data?.heading ?? data?.title
  const ask = heading !== undefined && (
    <Button kind="soft" onClick={() => onAsk(heading)} className="justify-self-end">
      Ask about this page
    </Button>
  )
  if (!isWide) {
    return (
      <Drawer
        title={title}
        description={page}
        open={id !== undefined}
        onOpenChange={(open) => open || onClose()}
        actions={ask}
      >
        {id !== undefined && <SourcePage id={id} quote={quote} />}
      </Drawer>
    )
  }
  if (id === undefined) return null
  return (
    <SourceAside title={title} page={page} onClose={onClose} foot={ask}>
      <SourcePage id={id} quote={quote} />
    </SourceAside>
  )
}

type SourceAsideProps = {
  readonly title: string
  readonly page: string | undefined
  readonly onClose: () => void
  readonly foot: ReactNode
  readonly children: ReactNode
}

function SourceAside({ title, page, onClose, foot, children }: SourceAsideProps) {
  const cross = useRef<HTMLButtonElement>(null)
  // The focus comes with the page, and goes back to what opened it.
  useEffect(() => {
    const opener = document.activeElement
    cross.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <aside
      aria-label="Course notes"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="flex min-h-0 w-[400px] animate-fade flex-col border-line border-l bg-raised shadow-2"
    >
      <header className="flex min-h-17 flex-none items-center gap-1 border-line border-b pr-3 pl-6">
        <div className="min-w-0 flex-1 leading-snug">
          <h2 className="truncate font-bold font-text text-base tracking-normal">{title}</h2>
          {page !== undefined && <p className="text-quiet text-sm tabular-nums">{page}</p>}
        </div>
        <Button ref={cross} kind="plain" iconOnly icon={<X {...ICON} />} onClick={onClose}>
          Close the notes
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-7">{children}</div>
      {foot && <footer className="grid flex-none border-line border-t px-4 py-3">{foot}</footer>}
    </aside>
  )
}
