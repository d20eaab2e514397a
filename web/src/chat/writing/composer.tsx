import { limits } from '@learngrove/contract/chat.limits'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { tooLongWords } from '#chat/chat.words.ts'
import { Button } from '#ui/button.tsx'
import { LengthCounter } from '#ui/form/length-counter.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'

/** From so many signs before the limit on, the counter shows. */
const nearLimit = 200

type ComposerProps = {
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: () => void
  /** An answer is being written: it can be stopped, and what is typed waits. */
  readonly isAnswering: boolean
  readonly isStopping: boolean
  readonly onStop: () => void
  /** What stands in it while it is empty and no answer is written. */
  readonly placeholder?: string | undefined
  readonly ref: Ref<HTMLTextAreaElement>
  /** Its files, over the words; with them it may be without words, and waits for them. */
  readonly files?: { readonly list: ReactNode; readonly canSend: boolean | undefined }
  /** Stands at the left of the buttons. */
  readonly children?: ReactNode
}

/** Where a message is written. It grows with it; Enter sends, Shift and Enter break the line. */
export function Composer(props: ComposerProps) {
  const { draft, onDraft, onSend, isAnswering, isStopping, onStop, ref, children } = props
  const { placeholder = 'Ask, or show a step you tried', files } = props
  const counter = useId()
  const isNear = draft.length > limits.message_length - nearLimit
  const isOver = draft.length > limits.message_length
  const canSend = (files?.canSend ?? draft.trim() !== '') && !isOver
  const send = () => {
    if (canSend) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="rounded-panel border-[1.5px] border-field bg-raised p-1.5 shadow-2 has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:-outline-offset-2 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-focus"
    >
      {files?.list}
      <textarea
        ref={ref}
        rows={1}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label="Message to Pip"
        aria-describedby={isNear ? counter : undefined}
        aria-invalid={isOver || undefined}
        enterKeyHint="send"
        placeholder={isAnswering ? 'Write while it answers' : placeholder}
        className="field-sizing-content block max-h-[min(40dvh,280px)] min-h-12 w-full resize-none bg-transparent px-3.5 pt-3 pb-1 text-base leading-normal outline-none md:text-[1.0625rem]"
      />
      {isOver && (
        <p role="alert" className="px-3.5 pb-2 text-not-yet text-sm">
          {tooLongWords}
        </p>
      )}
      <div className="flex items-center gap-2">
        {children}
        <span className="ml-auto flex items-center gap-3 text-sm">
          {isNear && (
            <LengthCounter id={counter} length={draft.length} limit={limits.message_length} />
          )}
          {isAnswering ? (
            <Button
              busy={isStopping}
              icon={<Square {...ICON_SMALL} className="fill-current" />}
              onClick={onStop}
              className="rounded-tile!"
              style={{ background: 'var(--ink)', color: 'var(--paper)' }}
            >
              Stop
            </Button>
          ) : (
            <Button
              type="submit"
              iconOnly
              disabled={!canSend}
              icon={<ArrowUp {...ICON} />}
              className="w-12! rounded-tile!"
            >
              Send
            </Button>
          )}
        </span>
      </div>
    </form>
  )
}
