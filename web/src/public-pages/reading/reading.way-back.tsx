import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'

type Place = { readonly label: string; readonly title: string; readonly href: string }

export function WayBack({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <nav aria-label="Back" className="print:hidden">
      <TextLink alone render={<Link to={href} />} className="mb-2">
        <ArrowLeft {...ICON} />
        {label}
      </TextLink>
    </nav>
  )
}

/** The neighbours of an article in its list. */
export function Neighbours(props: {
  readonly before?: Place | undefined
  readonly after?: Place | undefined
}) {
  const { before, after } = props
  if (!before && !after) return null
  return (
    <nav
      aria-label="Neighbours"
      className="mt-12 grid max-w-[44rem] gap-3 sm:grid-cols-2 print:hidden"
    >
      {before && <Card place={before} icon={<ArrowLeft {...ICON} className="flex-none" />} />}
      {after && (
        <Card
          place={after}
          icon={<ArrowRight {...ICON} className="order-last ml-auto flex-none" />}
          className="sm:col-start-2"
        />
      )}
    </nav>
  )
}

type CardProps = {
  readonly place: Place
  readonly icon: ReactNode
  readonly className?: string
}

function Card({ place, icon, className = '' }: CardProps) {
  return (
    <Link
      to={place.href}
      className={`flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 no-underline hover:border-line-strong hover:bg-hover ${className}`}
    >
      {icon}
      <span className="min-w-0">
        <span className="block text-quiet text-sm">{place.label}</span>
        <span className="font-semibold">{place.title}</span>
      </span>
    </Link>
  )
}
