import { Suspense, use, useState } from 'react'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { eachOf } from '#platform/each.ts'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Levels, sampleLevels } from './levels.ts'
import { signupText } from './signup.words.ts'

type YearChoiceProps = {
  readonly levels: Promise<Levels>
}

const TILE =
  'relative grid min-h-12 cursor-pointer place-items-center rounded-tile border border-line-strong bg-surface px-2 py-1.5 text-center font-semibold leading-tight transition-colors duration-quick hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-strong has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Asks for the school year with one press. If the years do not load, nothing is asked. */
export function YearChoice({ levels }: YearChoiceProps) {
  return (
    <Suspense fallback={<Coming />}>
      <Years levels={levels} />
    </Suspense>
  )
}

const Coming = () => (
  <div role="status" aria-busy="true" aria-label={signupText.yearsComing} className="grid gap-1.5">
    <Skeleton className="h-5 w-32" />
    <Skeleton className="h-12" />
  </div>
)

function Years({ levels }: YearChoiceProps) {
  const taught = typeof document === 'undefined' ? sampleLevels : use(levels)
  const [chosen, setChosen] = useState('')
  const found = taught.academic_levels
  if (found.length === 0) return null
  return (
    <fieldset
      className="m-0 min-w-0 border-0 p-0"
      onChange={({ target }) => target instanceof HTMLInputElement && setChosen(target.value)}
    >
      <legend className="mb-1.5 p-0 font-semibold text-sm">{signupText.year}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
        {found.map(({ id, name }) => (
          <Tile key={id} value={id} name={name} />
        ))}
        <Tile value="" name={signupText.otherYear} className="col-span-full" />
      </div>
      <p role="status" className="mt-2 text-quiet text-sm empty:hidden">
        {levelNote(taught, chosen)}
      </p>
    </fieldset>
  )
}

type TileProps = { readonly value: string; readonly name: string; readonly className?: string }

const Tile = ({ value, name, className }: TileProps) => (
  <label className={classes(TILE, className)} {...eachOf('academic_levels', value)}>
    <input
      type="radio"
      name="year"
      value={value}
      className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-tile outline-none"
    />
    {name}
  </label>
)
