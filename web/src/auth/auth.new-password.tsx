import { useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/field.tsx'
import { Ideas } from './auth.idea-list.tsx'
import { suggestPassphrase } from './auth.ideas.ts'
import { fetchEstimator, type Strength, strengthOf } from './auth.strength.ts'
import { passwordText, strengthText, strengthTitles } from './auth.strength.words.ts'

type NewPasswordProps = {
  readonly label: string
  readonly name?: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Known facts about its owner, such as their names, which make a weak password. */
  readonly words?: readonly string[]
  readonly problem?: string | undefined
}

/** Takes a new password, says how strong it is and why, and suggests one. */
export function NewPassword(props: NewPasswordProps) {
  const { label, name = 'password', value, onValueChange, words = [], problem } = props
  const [strength, setStrength] = useState<Strength>()
  const newest = useRef('')
  async function change(password: string) {
    newest.current = password
    onValueChange(password)
    const found = password === '' ? undefined : await strengthOf(password, words)
    if (newest.current === password) setStrength(found)
  }
  return (
    <div>
      <Field
        label={label}
        name={name}
        type="password"
        autoComplete="new-password"
        value={value}
        onValueChange={change}
        onFocus={() => fetchEstimator().catch(() => {})}
        problem={problem}
        problemTone="not-yet"
        hint={strength || problem ? undefined : passwordText.rule}
      />
      <StrengthMeter strength={strength} isSaid={!problem} />
      <Ideas
        label={passwordText.idea}
        more={passwordText.anotherIdea}
        suggest={suggestPassphrase}
        value={value}
        onTake={change}
      />
    </div>
  )
}

const bars = { short: 0, weak: 1, fair: 2, strong: 4 } as const

type StrengthMeterProps = {
  readonly strength: Strength | undefined
  /** Tells whether it is said in words here; a problem says it above. */
  readonly isSaid: boolean
}

function StrengthMeter({ strength, isSaid }: StrengthMeterProps) {
  const level = strength?.level ?? 'short'
  const fill = level === 'strong' ? 'bg-primary' : 'bg-sun'
  const tint = { short: '', weak: 'text-not-yet', fair: '', strong: 'text-primary-strong' }[level]
  return (
    <>
      {strength && (
        <span aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
          {[1, 2, 3, 4].map((bar) => (
            <span
              key={bar}
              className={classes('h-2 rounded-full', bar <= bars[level] ? fill : 'bg-track')}
            />
          ))}
        </span>
      )}
      <p role="status" className={classes('text-sm', strength && 'mt-1.5')}>
        {strength && isSaid && (
          <>
            <strong className={classes('font-bold', tint)}>{strengthTitles[level]}.</strong>{' '}
            <span className="text-quiet">{strengthText(strength)}</span>
          </>
        )}
      </p>
    </>
  )
}
