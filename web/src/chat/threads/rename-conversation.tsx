import { ApiError } from '@learngrove/contract/call'
import { limits } from '@learngrove/contract/chat.limits'
import { type SubmitEvent, useState } from 'react'
import { useChangeThread } from '#chat/chat.data.ts'
import { loadWords, titleNotFitWords } from '#chat/chat.words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'

type RenameConversationProps = {
  readonly thread_id: string
  readonly title: string
  readonly onClose: () => void
}

/** Gives the conversation a name of the reader's own. */
export function RenameConversation({ thread_id, title, onClose }: RenameConversationProps) {
  const [name, setName] = useState(title)
  const rename = useChangeThread(thread_id)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() === '' || rename.isPending) return
    rename.mutate({ title: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Rename this conversation" open onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Name"
          value={name}
          onValueChange={(text) => setName(text.slice(0, limits.title_length))}
          problem={rename.error ? problemOf(rename.error) : undefined}
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={rename.isPending} disabled={name.trim() === ''}>
            Rename it
          </Button>
          <DialogClose>
            <Button kind="plain">Not now</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  )
}

const problemOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'TITLE_NOT_FIT' ? titleNotFitWords : loadWords(error)
