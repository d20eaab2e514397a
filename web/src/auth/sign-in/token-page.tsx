import { pages } from '@learngrove/contract/pages'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { signInAtOnce } from '#auth/auth.data.ts'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { loginText, noticeOf } from '#auth/auth.words.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { Entering } from './entering.tsx'

/** Signs in by a login token from another host of ours, where its owner was signed in a moment ago. */
export function loader({ params }: LoaderFunctionArgs) {
  const { token: login_token = '' } = params
  return { entered: signInAtOnce({ login_type: 'login_token', login_token }) }
}

function TokenPage() {
  const { entered } = useLoaderData<typeof loader>()
  return (
    <Entering entered={entered}>
      {(problem) => (
        <DoorPage
          title={loginText.send}
          art={<Plant stage="wilting" flower="sun" size={96} />}
          heading={noticeOf(problem).title}
          lead={noticeOf(problem).text}
        >
          <Button wide render={<Link to={pages.login()} />} className="mt-6">
            {loginText.send}
          </Button>
        </DoorPage>
      )}
    </Entering>
  )
}

export { TokenPage as Component }
