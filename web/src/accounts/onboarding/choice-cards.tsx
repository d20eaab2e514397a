import type { LucideIcon } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { RADIO_DOT, TICK_BOX } from '#ui/form/tick.ts'

export type CardChoice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly detail?: string
  readonly icon?: LucideIcon
}

type ChoiceCardsProps<Value extends string> = {
  /** The question for screen readers; it is already visible above. */
  readonly label: string
  readonly name: string
  readonly kind: 'one' | 'many'
  readonly choices: readonly CardChoice<Value>[]
  readonly chosen: readonly Value[]
  readonly onChoose: (chosen: readonly Value[]) => void
}

const GROUNDS = ['bg-mint', 'bg-peach', 'bg-butter', 'bg-lilac', 'bg-pastel-sky']

/** With large text the words stand under the icon. */
const CARD =
  'flex min-h-18 flex-wrap cursor-pointer items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-1 transition-colors duration-quick hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Lays out cards: a word or two fit side by side even on a phone; four cards make a square. */
function layoutOf(choices: readonly CardChoice<string>[]): string {
  if (choices.every(({ detail, icon }) => !detail && !icon)) return 'grid-cols-2 md:grid-cols-4'
  if (choices.length === 4) return 'mx-auto max-w-180 grid-cols-1 md:grid-cols-2'
  return 'grid-cols-1 md:grid-cols-[repeat(auto-fit,minmax(280px,1fr))]'
}

/** Shows answers as cards, of which one or several can be chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, name, kind, choices, chosen, onChoose } = props
  const toggle = (value: Value) => {
    if (kind === 'one') onChoose([value])
    else onChoose(chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value])
  }
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      <div className={`grid gap-3 md:gap-4 ${layoutOf(choices)}`}>
        {choices.map(({ value, label: words, detail, icon: Icon }, place) => (
          <label key={value} className={CARD}>
            {Icon && (
              <span
                className={classes(
                  'grid size-12 flex-none place-items-center rounded-tile',
                  GROUNDS[place % GROUNDS.length],
                )}
              >
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              </span>
            )}
            <span className="min-w-0 flex-[1_1_3rem] hyphens-auto font-semibold leading-snug [overflow-wrap:anywhere]">
              {words}
              {detail && <span className="block font-normal text-quiet text-sm">{detail}</span>}
            </span>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className={`${kind === 'one' ? RADIO_DOT : TICK_BOX} outline-none`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
