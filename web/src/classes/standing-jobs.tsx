import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-props.ts'

type Job = {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly to: string
}

/** What waits to be done at a school, each with the way to it. */
export function StandingJobs({ jobs }: { readonly jobs: readonly Job[] }) {
  if (jobs.length === 0) return null
  return (
    <ul aria-label="To do" className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {jobs.map(({ title, text, icon: Icon, to }) => (
        <li key={title}>
          <Link
            to={to}
            className="flex h-full items-center gap-3.5 rounded-card border border-line bg-surface p-4 no-underline shadow-1 hover:bg-hover"
          >
            <span className="grid size-11 flex-none place-items-center rounded-tile bg-butter">
              <Icon {...ICON} />
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <b className="block font-bold">{title}</b>
              <span className="block text-quiet text-sm">{text}</span>
            </span>
            <ChevronRight {...ICON} className="flex-none text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
