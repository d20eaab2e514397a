import { Avatar } from '#ui/avatar.tsx'
import { nameOf } from './classes.words.ts'

type PersonCellProps = {
  readonly person: {
    readonly first_name: string
    readonly last_name: string
    readonly profile_pic_url: string | null
  }
  /** Under the name: a username, an address. */
  readonly below: string | null
}

/** Somebody in the first cell of a row. */
export function PersonCell({ person, below }: PersonCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={nameOf(person)} picture={person.profile_pic_url} />
      <span className="min-w-0 leading-snug">
        <b className="block break-words font-semibold">{nameOf(person)}</b>
        {below && <span className="block break-all text-quiet text-sm">{below}</span>}
      </span>
    </span>
  )
}
