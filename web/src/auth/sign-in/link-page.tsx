import { pages } from '@learngrove/contract/pages'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useParams,
} from 'react-router'
import { useSignIn } from '#auth/auth.data.ts'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { landingOf } from '#platform/home.ts'
import { door, type Problem, problemOf } from '#platform/public-api.ts'
import { currentUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { ExpiredLink } from './expired-link.tsx'
import { linkText } from './sign-in.links.words.ts'

type Key = 'GET /auth/magic-link/{token}/validate'
type Loaded = { readonly email: string } | { readonly problem: Problem<Key> }

/** Reads whose link it is. Nothing is used up: programs that scan mail open links too. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const { token = '' } = params
  try {
    return await door.call('GET /auth/magic-link/{token}/validate', { params: { token } })
  } catch (error) {
    const problem = problemOf<Key>(error)
    const user = currentUser()
    // It signed them in a moment ago: they go where it leads.
    if (user && problem.code === 'LINK_EXPIRED') return redirect(landingOf(user))
    return { problem }
  }
}

function LinkPage() {
  const loaded = useLoaderData<Loaded>()
  if ('email' in loaded) return <Confirm email={loaded.email} />
  return <ExpiredLink problem={loaded.problem} />
}

/** Asks for the press that signs in. */
function Confirm({ email }: { readonly email: string }) {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { enter, is_busy, problem } = useSignIn()
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  if (problem?.code === 'LINK_EXPIRED') return <ExpiredLink problem={problem} />
  return (
    <DoorPage
      title={linkText.checkTitle}
      art={<Pip mood="curious" size={96} />}
      heading={linkText.checkHeading}
      lead={linkText.checkLead}
    >
      <Card padding="small" className="mt-6 flex items-center gap-3.5">
        <Avatar name={email} />
        <strong className="min-w-0 font-bold [overflow-wrap:anywhere]">{email}</strong>
      </Card>
      <div className="mt-8 grid gap-2">
        {problem && <ProblemNotice problem={problem} left_s={left_s} />}
        <Button
          size="large"
          wide
          busy={is_busy}
          disabled={left_s > 0}
          onClick={() => enter({ login_type: 'magic_link', login_token: token })}
        >
          {linkText.yes}
        </Button>
        <Button kind="line" wide onClick={() => navigate(pages.login())}>
          {linkText.no}
        </Button>
      </div>
    </DoorPage>
  )
}

export { LinkPage as Component }
