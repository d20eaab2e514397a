import { pages } from '@learngrove/contract/pages'
import { ArrowLeft, ArrowRight, List, Map as MapIcon, Sprout } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Garden } from '#home/garden/garden.tsx'
import { bloomWords } from '#home/home.words.ts'
import type { Section } from '#lessons/lessons.data.ts'
import { ICON } from '#ui/icon-props.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type PathView, sectionOf, viewOf, withSearch } from './path-address.ts'
import { PathLegend } from './path-legend.tsx'
import { PathList } from './path-list.tsx'

/** Shows a section of the path with its name, its two views and links to the sections around it. */
export function PathSection({ sections }: { readonly sections: readonly Section[] }) {
  const [search, setSearch] = useSearchParams()
  const section = sectionOf(sections, search)
  if (!section) return null
  const view = viewOf(search)
  const blooms = section.items.filter(({ plant }) => plant === 'bloom').length
  const show = (next: PathView) =>
    setSearch(withSearch(search, { path: next === 'list' ? next : '' }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 px-2 md:mb-6 md:px-0">
        <div className="min-w-0">
          <h2 className="text-xl [overflow-wrap:anywhere]">{section.title}</h2>
          <p className="mt-1 text-quiet">{bloomWords(blooms, section.items.length)}</p>
          <TextLink alone render={<Link to={pages.studentDashboard({ view: 'map' })} />}>
            <MapIcon {...ICON} className="flex-none" />
            See the whole garden
          </TextLink>
        </div>
        <SegmentedControl<PathView>
          label="Show the path as"
          value={view}
          onValueChange={show}
          segments={[
            { value: 'garden', label: 'Garden', icon: <Sprout {...ICON} /> },
            { value: 'list', label: 'List', icon: <List {...ICON} /> },
          ]}
          className="max-md:flex max-md:w-full max-md:*:flex-1"
        />
      </div>
      {view === 'garden' ? (
        <>
          <Garden section={section} />
          <PathLegend />
        </>
      ) : (
        <PathList section={section} />
      )}
      <PartLinks sections={sections} index={sections.indexOf(section)} search={search} />
    </>
  )
}

type PartLinksProps = {
  readonly sections: readonly Section[]
  readonly index: number
  readonly search: URLSearchParams
}

function PartLinks({ sections, index, search }: PartLinksProps) {
  if (sections.length < 2) return null
  const linkTo = (section: Section | undefined, children: React.ReactNode) =>
    section && (
      <TextLink
        alone
        render={
          <Link to={`?${withSearch(search, { part: section.id })}`} replace preventScrollReset />
        }
      >
        {children}
      </TextLink>
    )
  const before = sections[index - 1]
  const after = sections[index + 1]
  return (
    <nav
      aria-label="Parts of the path"
      className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-line border-t px-2 pt-3 md:px-0"
    >
      <span>
        {linkTo(
          before,
          <>
            <ArrowLeft {...ICON} className="flex-none" />
            {before?.title}
          </>,
        )}
      </span>
      <span className="whitespace-nowrap text-quiet text-sm">
        Part {index + 1} of {sections.length}
      </span>
      <span className="text-right">
        {linkTo(
          after,
          <>
            {after?.title}
            <ArrowRight {...ICON} className="flex-none" />
          </>,
        )}
      </span>
    </nav>
  )
}
