import { pages } from '@learngrove/contract/pages'
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router'
import { landingOf } from '#platform/home.ts'
import { currentUser } from '#platform/session.ts'
import { type Asked, askedBy } from './consent-asked.ts'
import { ConsentPage } from './consent-page.tsx'
import { type Levels, sampleLevels, waitForLevels } from './levels.ts'
import { ParentForm } from './parent-form.tsx'
import { SignupDoors } from './signup-doors.tsx'
import { StudentForm } from './student-form.tsx'
import { TeacherNote } from './teacher-note.tsx'

type Loaded = { readonly levels: Promise<Levels> } | { readonly asked: Asked }

const isConsent = (search: URLSearchParams) => search.get('view') === 'consent'

/** Redirects a signed-in user, except a grown-up whom a child has asked. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const { searchParams } = new URL(request.url)
  if (isConsent(searchParams)) return { asked: await askedBy(searchParams.get('token')) }
  // While prerendering there is no server to ask.
  if (typeof document === 'undefined') return { levels: Promise.resolve(sampleLevels) }
  const user = currentUser()
  return user ? redirect(landingOf(user)) : waitForLevels()
}

/** Asks who is joining, then what we have to know of them: the address says who. */
function SignupPage() {
  const loaded = useLoaderData<Loaded>()
  const is_free_tier = useLocation().pathname === pages.signupLite()
  const [search] = useSearchParams()
  // While prerendering nobody's link is known: its content comes with hydration.
  if (typeof document === 'undefined' && isConsent(search)) {
    return <meta name="robots" content="noindex" />
  }
  if ('asked' in loaded) {
    return <ConsentPage token={search.get('token') ?? ''} asked={loaded.asked} />
  }
  const { levels } = loaded
  switch (search.get('who')) {
    case 'student':
      return <StudentForm is_free_tier={is_free_tier} levels={levels} />
    case 'parent':
      return <ParentForm is_free_tier={is_free_tier} />
    case 'teacher':
      return <TeacherNote />
    default:
      return <SignupDoors isLite={is_free_tier} />
  }
}

export { SignupPage as Component }
