import { markingLimits } from '@learngrove/contract/quiz.marking.limits'
import { useState } from 'react'
import { OptionText } from '#questions/questions.option-text.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { AnsweredVersion, Change } from './correction.data.ts'

type FormProps = {
  readonly version: AnsweredVersion
  readonly isTrying: boolean
  readonly onTry: (change: Change) => void
}

/** What can be said of the key, by what the question takes. Nothing changes before its effect was seen. */
export function CorrectionForm({ version, isTrying, onTry }: FormProps) {
  const { changes } = version
  const props = { version, isTrying, onTry }
  if (changes.every((kind) => kind === 'accept')) return null
  return (
    <div className="grid gap-5">
      {changes.includes('options') && <Options {...props} />}
      {changes.includes('answers') && <Answers {...props} />}
      {changes.includes('tolerance') && <Tolerance {...props} />}
    </div>
  )
}

type SeeProps = { readonly isTrying: boolean; readonly disabled: boolean }

const See = ({ isTrying, disabled }: SeeProps) => (
  <Button
    type="submit"
    kind="line"
    busy={isTrying}
    disabled={disabled}
    className="justify-self-start"
  >
    See what changes
  </Button>
)

function Options({ version, isTrying, onTry }: FormProps) {
  const [orders, setOrders] = useState<readonly number[]>(version.orders)
  const options = version.question.options ?? []
  const isSame = [...orders].sort().join() === [...version.orders].sort().join()
  const isMany = version.question.type === 'multiple_choice'
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onTry({ kind: 'options', orders: [...orders] })
      }}
    >
      {isMany ? (
        <fieldset>
          <legend className="mb-1 font-semibold text-sm">Right are</legend>
          {options.map(({ order, text }) => (
            <Checkbox
              key={order}
              label={<OptionText>{text}</OptionText>}
              checked={orders.includes(order)}
              onCheckedChange={(isRight) =>
                setOrders(isRight ? [...orders, order] : orders.filter((each) => each !== order))
              }
            />
          ))}
        </fieldset>
      ) : (
        <RadioGroup
          label="Right is"
          value={String(orders[0])}
          onValueChange={(order) => setOrders([Number(order)])}
          choices={options.map(({ order, text }) => ({
            value: String(order),
            label: <OptionText>{text}</OptionText>,
          }))}
        />
      )}
      <See isTrying={isTrying} disabled={isSame || orders.length === 0} />
    </form>
  )
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function Answers({ version, isTrying, onTry }: FormProps) {
  const [text, setText] = useState('')
  const lines = linesIn(text)
  const isTooMany = lines.length > markingLimits.key_answers
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onTry({ kind: 'answers', answers: lines })
      }}
    >
      <TextArea
        label="Right is, in the place of the key"
        hint={
          version.question.needs_unit
            ? 'One answer a line, without the unit.'
            : 'One answer a line, as a student would write it.'
        }
        rows={2}
        value={text}
        onValueChange={setText}
        problem={isTooMany ? `At most ${markingLimits.key_answers} answers.` : undefined}
      />
      <See isTrying={isTrying} disabled={lines.length === 0 || isTooMany} />
    </form>
  )
}

function Tolerance({ isTrying, onTry }: FormProps) {
  const [text, setText] = useState('')
  const tolerance = Number(text.replace(',', '.'))
  const isSound = text.trim() !== '' && tolerance > 0 && tolerance <= markingLimits.tolerance
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSound) onTry({ kind: 'tolerance', tolerance })
      }}
    >
      <Field
        label="How far from the key an answer may be"
        inputMode="decimal"
        value={text}
        onValueChange={setText}
        className="max-w-60"
      />
      <See isTrying={isTrying} disabled={!isSound} />
    </form>
  )
}
