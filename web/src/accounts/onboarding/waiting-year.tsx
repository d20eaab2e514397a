import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { catalogue } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { problemOf } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { myOnboarding } from './onboarding.data.ts'
import { waitingText as text } from './waiting.words.ts'

/** Asks for a missing school year without saying which years have to wait. */
export function WaitingYear() {
  const levels = useQuery(catalogue).data?.academic_levels ?? []
  const fields = useQuery(myOnboarding).data?.fields
  const save = useCall('PUT /users/onboarding', {
    changes: ['GET /users/consent', 'GET /users/onboarding'],
  })
  const [level, setLevel] = useState<string | null>(null)
  const send = () => {
    if (level !== null) save.mutate({ body: { ...fields, academic_level_id: level } })
  }
  return (
    <SideCard title={text.yearHeading}>
      <p className="mt-2 text-quiet">{text.yearLead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Select
          label={text.year}
          value={level}
          onValueChange={setLevel}
          choices={levels.map(({ id, name }) => ({ value: id, label: name }))}
          className="min-w-48 flex-1"
        />
        <Button
          kind="soft"
          busy={save.isPending}
          disabled={level === null || !fields}
          onClick={send}
        >
          {text.yearNext}
        </Button>
      </div>
      {save.isError && (
        <div className="mt-3">
          <ProblemNotice problem={problemOf(save.error)} />
        </div>
      )}
    </SideCard>
  )
}
