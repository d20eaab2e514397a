import { deleteWords } from '#chat/care.words.ts'
import { useDeleteThread } from '#chat/chat.data.ts'
import { loadWords } from '#chat/chat.words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'

type DeleteConversationProps = {
  readonly thread_id: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Takes the conversation off the reader's list, once they have said so twice. */
export function DeleteConversation({ thread_id, onDeleted, onClose }: DeleteConversationProps) {
  const remove = useDeleteThread(thread_id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose()
        onDeleted()
      },
    })
  return (
    <Dialog
      kind="question"
      title="Delete this conversation?"
      description={deleteWords}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button kind="danger" busy={remove.isPending} onClick={confirm}>
            Delete it
          </Button>
          <DialogClose>
            <Button kind="plain">Keep it</Button>
          </DialogClose>
        </>
      }
    >
      {remove.isError && (
        <p role="alert" className="text-not-yet">
          {loadWords(remove.error)} Nothing was deleted.
        </p>
      )}
    </Dialog>
  )
}
