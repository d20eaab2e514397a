import { limits } from '@learngrove/contract/safeguarding.limits'
import { type FormEvent, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { TextArea } from '#ui/text-area.tsx'
import { FailureNote } from './failure-note.tsx'
import { type CaseEntry, keepCase, type OpenedCase } from './safeguarding.data.ts'
import { entryWords } from './safeguarding.words.ts'
import { whenWords } from './when.ts'

/** What was done, and the place to write down more. What stands there stays. */
export function CaseLog({ one }: { readonly one: OpenedCase }) {
  const user = useUser()
  return (
    <Card as="section" padding="none" aria-labelledby="done">
      <header className="flex flex-wrap items-baseline justify-between gap-2 px-5 pt-4 pb-3">
        <h2 id="done" className="text-lg">
          What was done
        </h2>
        <span className="text-quiet text-sm">cannot be changed</span>
      </header>
      <ol className="px-5 text-sm leading-snug">
        {one.log.map((entry) => (
          <Entry key={entry.id} entry={entry} me={user?.id ?? ''} />
        ))}
      </ol>
      <AddNote id={one.id} />
    </Card>
  )
}

function Entry({ entry, me }: { readonly entry: CaseEntry; readonly me: string }) {
  const isMine = entry.by?.id === me
  return (
    <li className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 pb-3.5">
      <time dateTime={entry.happened_at} className="text-quiet">
        {whenWords(new Date(entry.happened_at), new Date())}
      </time>
      <span className="relative -mb-3.5 border-line border-l-2 pb-3.5 pl-4 group-last:border-transparent">
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-1.5 -left-1.25 size-2 rounded-full',
            isMine ? 'bg-primary' : 'bg-field',
          )}
        />
        <span className="whitespace-pre-line [overflow-wrap:anywhere]">
          {entryWords(entry, me)}
        </span>
      </span>
    </li>
  )
}

function AddNote({ id }: { readonly id: string }) {
  const [note, setNote] = useState('')
  const add = useCall('POST /safeguarding/cases/{id}/notes')
  const isEmpty = note.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || add.isPending) return
    const onSuccess: typeof keepCase = (changed) => {
      setNote('')
      keepCase(changed)
    }
    add.mutate({ params: { id }, body: { note } }, { onSuccess })
  }
  return (
    <form onSubmit={send} className="grid gap-2.5 border-line border-t px-5 pt-4 pb-5">
      <TextArea
        label="Add what you did"
        placeholder="Facts, their own words, no guesses"
        rows={2}
        maxLength={limits.note_length}
        value={note}
        onValueChange={setNote}
      />
      <FailureNote error={add.error} />
      <Button type="submit" kind="soft" wide busy={add.isPending} disabled={isEmpty}>
        Write it down
      </Button>
    </form>
  )
}
