import { CircleAlert } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'

type FormNoteProps = {
  /** Why the form was not taken; with nothing to say it stays, unseen, so that the next is heard. */
  readonly words: string
  readonly id?: string | undefined
}

/** Says why a form was not taken, where no single field is the reason. Heard as soon as it appears. */
export const FormNote = ({ words, id }: FormNoteProps) => (
  <div id={id} role="alert" className="empty:absolute">
    {words !== '' && (
      <p className="flex gap-2.5 rounded-control bg-not-yet-soft px-4 py-3">
        <CircleAlert {...ICON} className="mt-1 flex-none text-not-yet" />
        <span className="min-w-0">{words}</span>
      </p>
    )}
  </div>
)
