import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import type { Class } from './classes.data.ts'

type ClassMenuProps = {
  readonly all: readonly Class[]
  readonly chosen: Class
  readonly linkTo: (class_id: string) => string
}

/** The class that is looked at, as a heading that leads to the others. */
export const ClassMenu = ({ all, chosen, linkTo }: ClassMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control text-left hover:bg-hover"
      >
        <span className="wrap-anywhere min-w-0">{chosen.name}</span>
        <ChevronDown {...ICON} className="flex-none text-quiet" />
      </button>
    }
    entries={all.map(({ id, name, subject }) => ({
      ...{ label: name, detail: subject.name, href: linkTo(id) },
      render: <Link to={linkTo(id)} />,
    }))}
  />
)
