import type { Item } from '#quiz/session/session.progress.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { isLeft, OpenPlaces } from './open-places.tsx'

type HandInQuestionProps = {
  readonly items: readonly Item[]
  /** So many more are to be answered, where not all are. */
  readonly missing: number | undefined
  readonly onGo: (number: number) => void
  readonly onHandIn: () => void
  readonly onClose: () => void
}

/** Asks once more before something that is open is handed in with the rest. */
export function HandInQuestion({ items, missing, ...props }: HandInQuestionProps) {
  const { onGo, onHandIn, onClose } = props
  const count = missing ?? items.filter(isLeft).length
  const [one, many] =
    missing === undefined
      ? ['question is still to do', 'questions are still to do']
      : ['more is to be answered', 'more are to be answered']
  return (
    <Dialog
      kind="question"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={count === 1 ? `One ${one}` : `${count} ${many}`}
      description="You can go back to any of them. Once the quiz is handed in, its answers stay as they are."
      actions={
        <>
          <DialogClose>
            <Button>Not yet, go back</Button>
          </DialogClose>
          <Button kind="line" onClick={onHandIn}>
            Hand it in now
          </Button>
        </>
      }
    >
      <OpenPlaces
        items={items}
        onGo={(number) => {
          onClose()
          onGo(number)
        }}
      />
    </Dialog>
  )
}
