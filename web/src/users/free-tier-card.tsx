import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { useCall } from '#platform/api.ts'
import { SideCard } from '#student/side-card.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FailureNote } from './failure-note.tsx'
import { type Child, catalogue, changesChildren } from './users.data.ts'

/** The free plan of a child: whether it has begun, and the way to begin it. */
export function FreeTierCard({ child }: { readonly child: Child }) {
  const begin = useCall('PATCH /users/redeem-free-tier-access', { changes: changesChildren })
  const note = levelNote(useQuery(catalogue).data, child.academic_level_id)
  return (
    <SideCard
      title="Lite, free of charge"
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
            ? `${child.first_name} has our courses free of charge.`
            : `Our courses for ${child.first_name}, free of charge and without a card.`}
          {note && ` ${note}`}
        </p>
        <FailureNote error={begin.error} />
        {!child.is_free_tier && (
          <Button
            kind="soft"
            busy={begin.isPending}
            onClick={() => begin.mutate({ body: { child_id: child.id } })}
            className="justify-self-start"
          >
            Begin with Lite
          </Button>
        )}
      </div>
    </SideCard>
  )
}
