import { useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/field.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import { type PartOf, type TriedOfNote, useTryOfNote } from './note.data.ts'
import { noteText, spokenText, titleOf, withoutTitle } from './note-words.ts'

type NoteTryProps = { readonly note_id: string; readonly part: PartOf<'try'> }

/** A question of a note, marked on the spot and as often as somebody likes; nothing is kept. */
export function NoteTry({ note_id, part }: NoteTryProps) {
  const { position, question, options } = part
  const id = useId()
  const [text, setText] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const attempt = useTryOfNote()
  const write = (value: string) => {
    attempt.reset()
    setIsEmpty(false)
    setText(value)
  }
  const check = () => {
    if (attempt.isPending) return
    if (text.trim() === '') return setIsEmpty(true)
    const answer = options ? { selected_option: [options.indexOf(text) + 1] } : { value: text }
    attempt.mutate({ params: { id: note_id }, body: { position, ...answer } })
  }
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <p id={id} className="font-semibold">
        <MathsText inline>{question}</MathsText>
      </p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {options ? (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{noteText.choose}</legend>
            {options.map((option) => (
              <Chip
                key={option}
                kind="choice"
                chosen={option === text}
                onChoose={() => write(option)}
              >
                <span aria-hidden="true">
                  <MathsText inline>{option}</MathsText>
                </span>
                <span className="sr-only">{spokenText(option)}</span>
              </Chip>
            ))}
          </fieldset>
        ) : (
          <Written part={part} text={text} write={write} isBusy={attempt.isPending} />
        )}
        <Button type="submit" kind="line" busy={attempt.isPending}>
          {noteText.check}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {isEmpty && <p className="font-medium text-not-yet">{noteText.empty}</p>}
        {attempt.isError && <p className="font-medium text-not-yet">{noteText.again}</p>}
        {attempt.data && <Verdict tried={attempt.data} />}
      </div>
    </form>
  )
}

type WrittenProps = {
  readonly part: PartOf<'try'>
  readonly text: string
  readonly write: (text: string) => void
  readonly isBusy: boolean
}

/** A line to write the answer on, with the signs that few keyboards have. */
function Written({ part: { digits, signs }, text, write, isBusy }: WrittenProps) {
  const field = useRef<HTMLInputElement>(null)
  const insert = (sign: string) => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    const at = selectionStart ?? text.length
    write(text.slice(0, at) + sign + text.slice(selectionEnd ?? at))
    field.current?.focus()
  }
  return (
    <>
      <Field
        ref={field}
        label={noteText.answer}
        inputMode={digits ? 'decimal' : 'text'}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={isBusy}
        value={text}
        onValueChange={write}
        className="min-w-0 max-w-sm flex-1 basis-40"
      />
      {signs.length > 0 && (
        <fieldset aria-label={noteText.signs} className="order-1 flex basis-full gap-1.5">
          {signs.map((sign) => (
            <Button key={sign} kind="soft" className="min-w-11 px-2" onClick={() => insert(sign)}>
              {sign}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

function Verdict({ tried }: { readonly tried: TriedOfNote }) {
  const { verdict, scoring_rationale, reading, answer } = tried
  const isRight = verdict === 'right'
  return (
    <div
      className={classes(
        'grid gap-2 rounded-control border-l-4 px-4 py-3',
        isRight ? 'border-primary bg-primary-soft' : 'border-not-yet bg-not-yet-soft',
      )}
    >
      <p className={classes('font-bold', isRight ? 'text-primary-strong' : 'text-not-yet')}>
        {titleOf(verdict)}
      </p>
      {!isRight && <MathsText>{withoutTitle(scoring_rationale)}</MathsText>}
      {reading && !isRight && (
        <p className="text-sm">
          We read this as{' '}
          <span aria-hidden>
            <Tex>{reading.latex}</Tex>
          </span>
          <span className="sr-only">{reading.speech}</span>
        </p>
      )}
      {!isRight && (
        <details className="text-base">
          <summary className="min-h-11 content-center font-semibold">
            {noteText.show_answer}
          </summary>
          {noteText.printed} <MathsText inline>{answer}</MathsText>
        </details>
      )}
    </div>
  )
}
