import { ChevronRight } from 'lucide-react'
import type { AnchorLike } from '#ui/anchor-like.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'

export type Crumb = {
  readonly label: string
  /** The last crumb is where the reader is and needs none. */
  readonly href?: string
}

type BreadcrumbProps = {
  readonly crumbs: readonly Crumb[]
  readonly link?: AnchorLike
}

export function Breadcrumb({ crumbs, link: Link = 'a' }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-quiet text-sm">
        {crumbs.map((crumb, i) => (
          <li key={crumb.href ?? crumb.label} className="inline-flex items-center gap-1">
            {i > 0 && <ChevronRight {...ICON_SMALL} />}
            {crumb.href === undefined ? (
              <span aria-current={i === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link
                href={crumb.href}
                className="inline-flex min-h-target items-center hover:text-ink hover:underline md:min-h-8"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
