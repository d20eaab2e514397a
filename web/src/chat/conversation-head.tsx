import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'

type ConversationHeadProps = {
  readonly title: string
  /** Opens the conversations, where they do not stand beside this one. */
  readonly onThreads?: (() => void) | undefined
  readonly children?: ReactNode
}

export function ConversationHead({ title, onThreads, children }: ConversationHeadProps) {
  return (
    <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-2 px-1.5 md:min-h-17 md:flex-nowrap md:px-6">
      {onThreads && (
        <Button kind="plain" iconOnly icon={<PanelLeft {...ICON} />} onClick={onThreads}>
          Conversations
        </Button>
      )}
      <h1 className="min-w-0 flex-1 truncate py-1 font-bold text-base md:text-lg" title={title}>
        {title}
      </h1>
      {children}
    </header>
  )
}

/** Who answers here. */
export function TutorName({ name }: { readonly name: string }) {
  return (
    <p className="flex flex-none items-center gap-2 whitespace-nowrap px-2.5 font-semibold text-quiet text-sm md:px-3.5">
      <span aria-hidden="true" className="size-2 rounded-full bg-primary" />
      {name}
    </p>
  )
}
