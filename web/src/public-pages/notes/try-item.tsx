import { useId, useRef, useState } from 'react'
import { branded } from '#platform/brand.ts'
import { withoutNotYet } from '#public-pages/papers/papers.mark-words.ts'
import type { Place, Tried } from '#public-pages/tries/tries.call.ts'
import { titleOf } from '#public-pages/tries/tries.title-of.ts'
import { useTypedAhead } from '#public-pages/tries/tries.use-pre-hydration-input.ts'
import { useTry } from '#public-pages/tries/tries.use-try.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/field.tsx'
import { Tex } from '#ui/tex.tsx'
import type { NoteTry } from '../articles.ts'
import { notesText } from '../public-pages.words.ts'
import { triesText } from '../tries/tries.words.ts'

type TryItemProps = NoteTry & { readonly place: Place }

/**
 * A question of a note: an answer is marked and may be tried again, and the printed answer unfolds
 * when it is asked for. Without scripts there is nothing to type into, and the answer unfolds all the same.
 */
export function TryItem({ place, question, answer, digits, signs }: TryItemProps) {
  const id = useId()
  const [text, setText] = useState('')
  const attempt = useTry(place)
  const field = useRef<HTMLInputElement>(null)
  const write = (value: string) => {
    attempt.forget()
    setText(value)
  }
  useTypedAhead(field, text, write)
  const insert = (sign: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {}
    const at = from ?? text.length
    write(text.slice(0, at) + sign + text.slice(to ?? at))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at + sign.length, at + sign.length)
    })
  }
  const check = () => {
    if (attempt.is_busy) return
    if (text.trim() === '') attempt.say(triesText.empty)
    else attempt.judge({ value: text })
  }
  return (
    <li className="try m-0! grid gap-3">
      <OurHtml id={id} className="font-semibold" html={branded(question)} />
      <form
        method="dialog"
        noValidate
        className="needs-scripts"
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <fieldset aria-labelledby={id} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <Field
            ref={field}
            label={notesText.your_answer}
            inputMode={digits ? 'decimal' : 'text'}
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={attempt.is_busy}
            value={text}
            onValueChange={write}
            className="min-w-0 max-w-sm flex-1 basis-40"
          />
          <Button type="submit" kind="line" busy={attempt.is_busy}>
            {triesText.check}
          </Button>
          {signs.length > 0 && (
            <fieldset aria-label={notesText.signs} className="flex basis-full gap-1.5">
              {signs.map((sign) => (
                <Button
                  key={sign}
                  kind="soft"
                  className="min-w-11 px-2"
                  onClick={() => insert(sign)}
                >
                  {sign}
                </Button>
              ))}
            </fieldset>
          )}
        </fieldset>
      </form>
      <div role="status" className="empty:hidden">
        {attempt.problem && <p className="font-medium text-not-yet">{attempt.problem}</p>}
        {attempt.tried && <Verdict tried={attempt.tried} />}
      </div>
      <details>
        <summary>{notesText.show_answer}</summary>
        <OurHtml html={answer} />
      </details>
    </li>
  )
}

type OurHtmlProps = { readonly id?: string; readonly className?: string; readonly html: string }

const OurHtml = ({ html, ...rest }: OurHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown when the site was built
  <p {...rest} dangerouslySetInnerHTML={{ __html: html }} />
)

function Verdict({ tried: { verdict, scoring_rationale, reading } }: { readonly tried: Tried }) {
  const isRight = verdict === 'right'
  return (
    <div
      className={classes(
        'grid gap-1 rounded-control border-l-4 px-4 py-3',
        isRight ? 'border-primary bg-primary-soft' : 'border-not-yet bg-not-yet-soft',
      )}
    >
      <p className={classes('m-0! font-bold', isRight ? 'text-primary-strong' : 'text-not-yet')}>
        {isRight ? triesText.right_alone : titleOf(verdict)}
      </p>
      <p className="m-0!">{isRight ? notesText.yours : withoutNotYet(scoring_rationale)}</p>
      {reading && (
        <p className="m-0! text-sm">
          {triesText.read_as}{' '}
          <span aria-hidden>
            <Tex>{reading.latex}</Tex>
          </span>
          <span className="sr-only">{reading.speech}</span>
        </p>
      )}
    </div>
  )
}
