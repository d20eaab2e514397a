import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { Guardian } from './accounts.data.ts'
import { fullName } from './accounts.data.ts'
import { FailureNote } from './accounts.failure-note.tsx'
import { dateWords, momentWords, wayWords } from './accounts.words.ts'

type GuardianRowProps = {
  readonly guardian: Guardian
  /** The question about a new guardian: "Do you know this person?" */
  readonly question: string
  readonly remove: string
  /** What removing them means. */
  readonly outcome: string
  readonly busy: boolean
  readonly error: unknown
  readonly onRemove: () => void
}

/** Shows a linked grown-up: who, since when and how; a question while they are new, and a way to remove them. */
export function GuardianRow(props: GuardianRowProps) {
  const { guardian, question, remove, outcome, busy, error, onRemove } = props
  const { way, linked_at, new_until, is_me, may_remove } = guardian
  const name = fullName(guardian)
  return (
    <li className="grid gap-2 py-2">
      <div className="flex min-h-11 items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
          <b className="block font-semibold">{is_me ? `${name} (you)` : name}</b>
          <span className="text-quiet text-sm">
            {`${wayWords[way]} on ${new_until ? momentWords(linked_at) : dateWords(linked_at)}`}
          </span>
        </span>
      </div>
      {may_remove && (
        <div
          className={
            new_until
              ? 'flex flex-wrap items-center justify-between gap-2 rounded-tile bg-not-yet-soft px-4 py-3'
              : 'justify-self-start'
          }
        >
          {new_until && (
            <p className="min-w-0 flex-1 basis-52">
              <b className="font-bold">{question}</b>{' '}
              {`You can say no until ${momentWords(new_until)}.`}
            </p>
          )}
          <Dialog
            kind="question"
            trigger={
              <Button kind="line" size="small">
                {remove}
              </Button>
            }
            title={`Remove ${name}?`}
            description={outcome}
            actions={
              <>
                <Button kind="danger" busy={busy} onClick={onRemove}>
                  Remove
                </Button>
                <DialogClose>
                  <Button kind="plain">Keep the link</Button>
                </DialogClose>
              </>
            }
          >
            <FailureNote error={error} />
          </Dialog>
        </div>
      )}
    </li>
  )
}
