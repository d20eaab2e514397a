import { pages } from '@learngrove/contract/pages'
import { Link, useSearchParams } from 'react-router'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import type { AnyProblem } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { stepText } from './second-factor.words.ts'

/** Starts again after a first step that is too old, or was followed by too many codes. */
export function BeginAgain({ problem }: { readonly problem: AnyProblem }) {
  const [search] = useSearchParams()
  return (
    <div className="mt-6 grid gap-4">
      <ProblemNotice problem={problem} />
      <Button
        size="large"
        wide
        render={<Link to={pages.login({ to: search.get('to') ?? undefined })} replace />}
      >
        {stepText.again}
      </Button>
    </div>
  )
}
