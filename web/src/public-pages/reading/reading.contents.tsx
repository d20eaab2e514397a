import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { branded } from '#platform/brand.ts'
import { publicText } from '#public-pages/public-pages.words.ts'
import { ICON } from '#ui/icon-props.ts'

type ContentsProps = {
  readonly contents: readonly { readonly id: string; readonly title: string }[]
}

/** What stands on a page, beside it where there is room, else folded above it. */
export function Contents({ contents }: ContentsProps) {
  if (contents.length < 2) return null
  return (
    <>
      <nav
        aria-label={publicText.contents}
        className="sticky top-24 max-h-[calc(100dvh-120px)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <h2 className="font-bold text-base">{publicText.contents}</h2>
        <List contents={contents} />
      </nav>
      <details className="group rounded-card border border-line bg-surface px-4 py-1 lg:hidden print:hidden">
        <summary className="flex min-h-target list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
          {publicText.contents}
          <ChevronDown {...ICON} className="transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={publicText.contents} className="pb-2">
          <List contents={contents} />
        </nav>
      </details>
    </>
  )
}

function List({ contents }: ContentsProps) {
  const { search } = useLocation()
  return (
    <ul className="mt-1 grid">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ search, hash: `#${id}` }}
            className="flex min-h-9 items-center rounded-small py-1 text-quiet hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            {branded(title)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
