import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'

type ConversationHeadProps = {
  readonly title: string
  /** Opens the conversations, where they do not stand beside this one. */
  readonly onThreads?: (() => void) | undefined
  /** The way home, where the places do not stand beside the conversation. */
  readonly home?: ReactNode
  readonly children?: ReactNode
}

export function ConversationHead({ title, onThreads, home, children }: ConversationHeadProps) {
  return (
    <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-2 px-1.5 md:min-h-17 md:flex-nowrap md:px-6">
      {onThreads && (
        <Button kind="plain" iconOnly icon={<PanelLeft {...ICON} />} onClick={onThreads}>
          Conversations
        </Button>
      )}
      {home}
      <h1 className="min-w-0 flex-1 truncate py-1 font-bold text-base md:text-lg" title={title}>
        {title}
      </h1>
      {children}
    </header>
  )
}

/** Who answers here. On a phone the foot of the page says it, and the title needs the room. */
export function TutorName({ name }: { readonly name: string }) {
  return (
    <p className="flex flex-none items-center gap-2 whitespace-nowrap px-2.5 max-md:hidden font-semibold text-quiet text-sm md:px-3.5">
      <span aria-hidden="true" className="size-2 rounded-full bg-primary" />
      {name}
    </p>
  )
}
