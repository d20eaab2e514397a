import { useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import type { AnswerProps } from './answer-props.ts'
import { chosen } from './questions.answer.ts'
import { OptionText } from './questions.option-text.tsx'
import { spokenText } from './spoken-maths.ts'

/** Short options stand two beside each other; a longer one wants the whole line. */
const shortOption = 28

const MARK =
  'grid size-6 flex-none appearance-none place-items-center border-2 border-field bg-surface outline-none checked:border-primary checked:bg-primary'
const BOX = `${MARK} rounded-[7px] after:hidden after:h-[11px] after:w-1.5 after:-translate-y-px after:rotate-45 after:border-on-primary after:border-r-[2.5px] after:border-b-[2.5px] after:content-[''] checked:after:block`
const DOT = `${MARK} rounded-full after:hidden after:size-2.5 after:rounded-full after:bg-on-primary after:content-[''] checked:after:block`

/** Options as large cards: by a press, by the arrow keys, or by their number. */
export function ChoiceAnswer({
  question,
  answer,
  onAnswer,
  onPressed,
  onSubmit,
  labelledBy,
  isPart = false,
}: AnswerProps) {
  const { type, options = [] } = question
  const isMany = type === 'multiple_choice'
  const choose = (order: number) => {
    onPressed()
    onAnswer(chosen(question, answer, order))
  }
  const inputs = useRef<HTMLFieldSetElement>(null)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLElement && event.target.matches(typing)
    const isOff = document.documentElement.dataset.shortcuts === 'off'
    if (isPart || isTyped || isOff || event.ctrlKey || event.metaKey || event.altKey) return
    const at = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
    const option = options[at]
    if (!option) return
    choose(option.order)
    // The focus goes along, so that Enter checks what the number has chosen.
    inputs.current?.querySelectorAll('input')[at]?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  const isShort = options.every(({ text }) => text.length <= shortOption)
  return (
    <fieldset
      ref={inputs}
      aria-labelledby={labelledBy}
      className="m-0 grid min-w-0 gap-3 border-0 p-0"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={classes('grid gap-3', isShort && 'sm:grid-cols-2')}>
        {options.map(({ order, text }, at) => (
          <label
            key={order}
            className="flex min-h-16 cursor-pointer items-center gap-3.5 rounded-tile border-[1.5px] border-line-strong bg-surface px-4 py-3 font-medium text-lg transition-colors hover:border-field has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={question.evaluation_question_id}
              aria-label={text.includes('$') ? spokenText(text) : undefined}
              checked={answer.selected_option?.includes(order) ?? false}
              onChange={() => choose(order)}
              className={isMany ? BOX : DOT}
            />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <OptionText>{text}</OptionText>
            </span>
            {at < 9 && !isPart && (
              <kbd
                aria-hidden
                className="font-semibold font-text text-quiet text-sm max-md:hidden pointer-coarse:hidden"
              >
                {at + 1}
              </kbd>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Where a digit is a digit. */
const typing = 'input:not([type=radio], [type=checkbox]), textarea, math-field, [contenteditable]'
