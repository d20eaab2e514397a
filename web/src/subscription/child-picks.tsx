import type { Child } from '#accounts/accounts.data.ts'
import { Avatar } from '#ui/avatar.tsx'
import { RADIO_DOT } from '#ui/form/tick.ts'
import type { Found } from './subscription.data.ts'
import { childText as text } from './subscription.words.ts'

type ChildPicksProps = {
  readonly all: readonly Child[]
  readonly found: Found
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

const PICK =
  'flex min-h-18 cursor-pointer items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-1 transition-colors duration-quick hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** One of the children; where the course is for another year than theirs, that is said. */
export function ChildPicks({ all, found, chosen, onChoose }: ChildPicksProps) {
  const levels = new Set(found.courses.map(({ academic_level_id }) => academic_level_id))
  const aboutLevel = ({ academic_level_id: id, academic_level_name: name }: Child) =>
    name !== null && id !== null && !levels.has(id) ? text.other_level(name) : name
  return (
    <fieldset className="m-0 mt-6 min-w-0 border-0 p-0">
      <legend className="sr-only">{text.label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {all.map((child) => (
          <label key={child.id} className={PICK}>
            <Avatar name={child.first_name} picture={child.profile_pic_url} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <b className="block font-bold leading-snug">{child.first_name}</b>
              <span className="block text-quiet text-sm">{aboutLevel(child)}</span>
            </span>
            <input
              type="radio"
              name="child"
              value={child.id}
              checked={child.id === chosen}
              onChange={() => onChoose(child.id)}
              className={`${RADIO_DOT} outline-none`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
