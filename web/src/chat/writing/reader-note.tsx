import { useState } from 'react'
import { readerWords } from '#chat/chat.words.ts'

/** Tells, when asked, who reads a talk and who does not. */
export function ReaderNote() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {' '}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="whitespace-nowrap underline underline-offset-2 hover:text-ink"
      >
        Who can read this?
      </button>
      {isOpen && (
        <span role="status" className="mt-1 block text-ink">
          {readerWords}
        </span>
      )}
    </>
  )
}
