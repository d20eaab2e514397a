import { limits } from '@learngrove/contract/safeguarding.limits'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#platform/loaded.tsx'
import { Card } from '#ui/card.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { ContactsForm } from './contacts-form.tsx'
import { contactList } from './safeguarding.data.ts'
import { ViewHead } from './view-head.tsx'

const skeleton = <SkeletonRows label="The contacts are coming." rows={3} />

/** Who is told, and in which order. */
export function ToldView({ canRead }: { readonly canRead: boolean }) {
  const contacts = useQuery(contactList)
  return (
    <>
      <ViewHead
        canRead={canRead}
        title="Who is told"
        lead={`The first is told at once, by mail. Not opened in ${limits.unopened_minutes} minutes, the others are told as well.`}
      />
      {!canRead && (
        <p className="mb-4 max-w-170 rounded-tile bg-sand px-4 py-3 text-sm">
          You say who is told. What children wrote is open only to those on the list.
        </p>
      )}
      <Card as="section" aria-label="Who is told" className="max-w-170">
        <Loaded query={contacts} what="The list" skeleton={skeleton}>
          {(list) => <ContactsForm list={list} />}
        </Loaded>
      </Card>
    </>
  )
}
