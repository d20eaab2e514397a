import type { ReactNode } from 'react'
import { titled } from '#platform/brand.ts'
import { useUser } from '#platform/session.ts'
import { PageHeader } from '#ui/page-header.tsx'

type SchoolHeadProps = {
  /** Of the tab. */
  readonly page: string
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
}

/** The head of a page about a school: whose it is, and what can be done. */
export function SchoolHead({ page, title, lead, actions }: SchoolHeadProps) {
  const user = useUser()
  return (
    <>
      <title>{titled(page)}</title>
      <PageHeader
        breadcrumb={<p className="mb-1 text-quiet text-sm">{user?.school_name}</p>}
        title={title}
        lead={lead}
        actions={actions}
        className="mb-5"
      />
    </>
  )
}
