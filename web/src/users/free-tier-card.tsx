import { Check } from 'lucide-react'
import { useCall } from '#platform/api.ts'
import { SideCard } from '#student/side-card.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FailureNote } from './failure-note.tsx'
import { type Child, changesChildren } from './users.data.ts'

/** The free tier of a child: whether it has begun, and the way to begin it. */
export function FreeTierCard({ child }: { readonly child: Child }) {
  const begin = useCall('PATCH /users/redeem-free-tier-access', { changes: changesChildren })
  return (
    <SideCard
      title="Free tier"
      aside={
        child.is_free_tier && (
          <Badge tone="leaf" icon={Check}>
            Begun
          </Badge>
        )
      }
    >
      <div className="mt-3 grid gap-3">
        <p className="text-quiet">
          {child.is_free_tier
            ? `${child.first_name} has the courses of the school year, free of charge.`
            : `The courses of the school year for ${child.first_name}, free of charge and without a card.`}
        </p>
        <FailureNote error={begin.error} />
        {!child.is_free_tier && (
          <Button
            kind="soft"
            busy={begin.isPending}
            onClick={() => begin.mutate({ body: { child_id: child.id } })}
            className="justify-self-start"
          >
            Begin the free tier
          </Button>
        )}
      </div>
    </SideCard>
  )
}
