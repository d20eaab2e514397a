import type { Received } from '@learngrove/contract/call'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { activatedCourses, type Child, changesChildren } from '#accounts/accounts.data.ts'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { dateWords } from '#accounts/accounts.words.ts'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { catalogue } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SideCard } from '#ui/side-card.tsx'

/** Shows what a child can learn with: the courses that it has in full, else the free plan. */
export function PlanCard({ child }: { readonly child: Child }) {
  const activated = useQuery(activatedCourses(child.id)).data?.courses ?? []
  const now = new Date()
  const full = activated.filter(({ ends_at }) => ends_at === null || new Date(ends_at) > now)
  return full.length > 0 ? (
    <FullCourses first_name={child.first_name} courses={full} />
  ) : (
    <FreeTierCard child={child} />
  )
}

type FullCoursesProps = {
  readonly first_name: string
  readonly courses: Received<'GET /activation/courses'>['courses']
}

function FullCourses({ first_name, courses }: FullCoursesProps) {
  return (
    <SideCard title="Courses in full">
      <p className="mt-3 text-quiet">{`${first_name} has all of these, opened by a code.`}</p>
      <ul className="mt-3 grid gap-2">
        {courses.map(({ id, title, ends_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <b className="font-semibold">{title}</b>
            <span className="text-quiet">
              {ends_at === null ? 'For good' : `Until ${dateWords(ends_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </SideCard>
  )
}

/** Shows whether a child's free plan has started, and lets the parent start it. */
function FreeTierCard({ child }: { readonly child: Child }) {
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
