import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Stands in for a page about a course where there is none. */
export function NoCourse() {
  const isOfSchool = useUser()?.school_name !== ''
  return (
    <EmptyState
      title="No course yet"
      action={
        !isOfSchool && (
          <Button render={<Link to={pages.onboarding({ step: 'ready' })} />}>
            See what is free
          </Button>
        )
      }
    >
      {isOfSchool
        ? 'Your teacher adds you to a course. Then what you practise is here.'
        : 'Choose a course to begin with. Then what you practise is here.'}
    </EmptyState>
  )
}
