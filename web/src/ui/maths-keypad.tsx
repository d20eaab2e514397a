import { classes } from '#ui/classes.ts'
import { DIGIT_KEYS, type KeyAction, keyOf } from '#ui/maths/keys.tsx'

type MathsKeypadProps = {
  /**
   * The keys this question needs beside the digits: letters ("x"), "+", "-", "*", "/", "=", "(", ")",
   * "fraction", "space", "power", "square", "root", "pi", "<", ">", "<=", ">=", "!=", "+-", "%", "degree", "or".
   */
  readonly keys: readonly string[]
  readonly onKey: (action: KeyAction) => void
  /** A key that begins a new line, for working in steps. */
  readonly lines?: boolean
  readonly className?: string
}

const DIGIT_ROWS = 4

const look =
  'relative grid h-12 min-w-0 place-items-center rounded-control text-lg font-medium tabular-nums shadow-[inset_0_-1.5px_0_color-mix(in_oklab,var(--ink)_10%,transparent)] transition-colors duration-quick active:translate-y-px max-md:h-11'
const digit =
  'bg-[color-mix(in_oklab,var(--ink)_5%,var(--surface))] hover:bg-[color-mix(in_oklab,var(--ink)_9%,var(--surface))]'
const operator = 'bg-primary-soft hover:bg-[color-mix(in_oklab,var(--leaf-soft),var(--leaf)_10%)]'
const go = 'bg-primary text-on-primary hover:brightness-94'

/** Our own keypad: digits on the left, what the question asks for on the right. Leaves the caret where it is. */
export function MathsKeypad({ keys, onKey, lines = false, className }: MathsKeypadProps) {
  const moves = lines ? ['left', 'right', 'line'] : ['left', 'right']
  const rows = Math.max(DIGIT_ROWS, Math.ceil(keys.length / 3) + 1)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-label="Keypad"
      className={classes('grid grid-cols-2 gap-1.5', className)}
      // A press on a key must not take the caret away from the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="grid auto-rows-min grid-cols-3 content-end gap-1.5">
        {DIGIT_KEYS.map((name) => (
          <Key key={name} name={name} onKey={onKey} className={digit} />
        ))}
      </div>
      <div className="grid auto-rows-[minmax(44px,auto)] grid-cols-3 content-end gap-1.5 md:auto-rows-[minmax(48px,auto)]">
        {keys.map((name) => (
          <Key key={name} name={name} onKey={onKey} className={operator} />
        ))}
        {moves.map((name, i) => (
          <Key
            key={name}
            name={name}
            onKey={onKey}
            className={name === 'line' ? go : digit}
            place={{ gridRow: rows, gridColumn: i + 1 }}
          />
        ))}
      </div>
    </div>
  )
}

type KeyProps = {
  readonly name: string
  readonly onKey: (action: KeyAction) => void
  readonly className: string
  readonly place?: { readonly gridRow: number; readonly gridColumn: number }
}

function Key({ name, onKey, className, place }: KeyProps) {
  const key = keyOf(name)
  return (
    <button
      type="button"
      onClick={() => onKey(key.action)}
      className={classes(look, className)}
      style={place}
    >
      <span className="sr-only">{key.label}</span>
      <span aria-hidden="true">{key.face}</span>
    </button>
  )
}
