import { FolderCheck, type LucideIcon, ScrollText, ShieldCheck, UsersRound } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { safeguardingLinks } from './safeguarding.links.ts'

type Part = { readonly tab: string | null; readonly label: string; readonly icon: LucideIcon }

const parts: readonly (Part & { readonly to: string })[] = [
  { tab: null, label: 'Open', icon: ShieldCheck, to: safeguardingLinks.open() },
  { tab: 'closed', label: 'Closed', icon: FolderCheck, to: safeguardingLinks.closed() },
  { tab: 'told', label: 'Who is told', icon: UsersRound, to: safeguardingLinks.told() },
  { tab: 'log', label: 'Log', icon: ScrollText, to: safeguardingLinks.log() },
]

type ViewHeadProps = {
  readonly title: string
  readonly lead?: string | undefined
  /** Whoever may not read has one part alone, and no ways to the others. */
  readonly canRead?: boolean
}

/** The title of a part of the page, with the ways to the others. */
export function ViewHead({ title, lead, canRead = true }: ViewHeadProps) {
  const user = useUser()
  const [params] = useSearchParams()
  const tab = params.get('tab')
  return (
    <PageHeader
      breadcrumb={<p className="mb-1 text-quiet text-sm">{user?.school_name}</p>}
      title={title}
      lead={lead}
      actions={
        canRead && (
          <nav aria-label="Safeguarding" className="flex flex-wrap gap-2">
            {parts
              .filter((part) => part.tab !== tab)
              .map(({ label, icon: Icon, to }) => (
                <Button
                  key={label}
                  kind="line"
                  size="small"
                  icon={<Icon {...ICON} />}
                  render={<Link to={to} />}
                >
                  {label}
                </Button>
              ))}
          </nav>
        )
      }
      className="mb-4"
    />
  )
}
