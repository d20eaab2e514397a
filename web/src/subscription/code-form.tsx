import { groupCode, isCode } from '@learngrove/contract/activation-code'
import { pages } from '@learngrove/contract/pages'
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { heldCode } from '#platform/pending-code.ts'
import { doorForm, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button, type ButtonKind } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { codeProblem, redeemText as text } from './subscription.words.ts'
import { codeIn, typedAs } from './typed-code.ts'

type CodeFormProps = {
  /** What was typed before. */
  readonly code?: string | undefined
  readonly kind?: ButtonKind
  readonly onAgain?: () => void
}

/** One field for the whole code: it can be pasted, and puts its dashes in by itself. */
export function CodeForm({ code, kind = 'primary', onAgain }: CodeFormProps) {
  const isAlive = useIsAlive()
  const navigate = useNavigate()
  const is_busy = useNavigation().state !== 'idle'
  const field = useRef<HTMLInputElement>(null)
  const [ahead] = useState(readTypedAhead)
  const [problem, setProblem] = useState(() =>
    code === undefined || isCode(code) ? '' : codeProblem(code),
  )
  const known = code ?? (codeIn(ahead.values.code ?? '') || heldCode() || '')

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const { shown, caret } = typedAs(target.value, target.selectionStart ?? target.value.length)
    setProblem('')
    if (shown === target.value) return
    target.value = shown
    target.setSelectionRange(caret, caret)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = codeIn(field.current?.value ?? '')
    const found = codeProblem(typed)
    setProblem(found)
    if (found) return field.current?.focus()
    if (is_busy) return
    if (typed === code) return onAgain?.()
    navigate(pages.redeemCode({ code: typed }))
  }

  return (
    <form {...doorForm} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <Field
        ref={field}
        label={text.label}
        name="code"
        defaultValue={groupCode(known)}
        autoFocus={ahead.focused === 'code'}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        hint={text.hint}
        problem={problem}
        problemTone="not-yet"
        onChange={type}
        className="[&_input]:py-3 [&_input]:text-center [&_input]:font-bold [&_input]:font-display [&_input]:text-lg [&_input]:uppercase [&_input]:tracking-[0.06em] sm:[&_input]:text-xl"
      />
      <Button
        // A page that was rendered ahead must not send its form by itself.
        type={isAlive ? 'submit' : 'button'}
        kind={kind}
        size="large"
        wide
        busy={is_busy}
      >
        {text.go}
      </Button>
      <p className="text-quiet text-sm">{text.foot}</p>
    </form>
  )
}
