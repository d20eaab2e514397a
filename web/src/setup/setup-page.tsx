import { pages } from '@learngrove/contract/pages'
import { CircleCheck, ServerOff, Sprout } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { Art, DoorPage } from '#auth/auth.door-page.tsx'
import { SignInScene } from '#auth/sign-in/sign-in.scene.tsx'
import { door } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Installing } from './installing.tsx'
import { setupText as text } from './setup.words.ts'
import { SetupForm } from './setup-form.tsx'
import { type Made, type SetupState, useSetupState } from './use-setup-state.ts'

/** Reads how the installation stands; nothing where the server does not answer. */
export async function loader(): Promise<{ readonly state: SetupState | null }> {
  return { state: await door.call('GET /setup', {}).catch(() => null) }
}

/** Sets an empty installation up, shows how far its curriculum has got, and then leads to the sign-in. */
function SetupPage() {
  const { state } = useLoaderData<typeof loader>()
  return state ? <Known first={state} /> : <Unreached />
}

function Known({ first }: { readonly first: SetupState }) {
  const { state, reload } = useSetupState(first)
  const [made, setMade] = useState<Made>()
  if (made || !state.is_open) return <Done state={state} made={made} />
  return (
    <DoorPage
      title={text.title}
      isUnlisted
      beside={<SignInScene says={text.pip} />}
      art={<Art icon={Sprout} />}
      heading={text.heading}
      lead={text.lead}
    >
      <Installing curriculum={state.curriculum} />
      <SetupForm
        courses={state.courses}
        onMade={(people) => {
          setMade(people)
          void reload()
        }}
        onDone={() => void reload()}
      />
    </DoorPage>
  )
}

type DoneProps = { readonly state: SetupState; readonly made: Made | undefined }

/** Leads to the sign-in, with what was made by this visit. */
function Done({ state, made }: DoneProps) {
  return (
    <DoorPage
      title={text.done_title}
      isUnlisted
      beside={<SignInScene says={text.pip} />}
      art={<Art icon={CircleCheck} />}
      heading={made ? text.made(made.school_name) : text.done_title}
      lead={made ? text.who : text.done_lead}
    >
      {made && (
        <ul className="mt-4 grid gap-1.5">
          {made.people.map(({ name, of }) => (
            <li key={name} className="[overflow-wrap:anywhere]">
              <b className="font-bold">{name}</b>, {of}
            </li>
          ))}
        </ul>
      )}
      <Installing curriculum={state.curriculum} />
      <Button size="large" wide render={<Link to={pages.login()} />} className="mt-6">
        {text.sign_in}
      </Button>
    </DoorPage>
  )
}

function Unreached() {
  const { revalidate, state } = useRevalidator()
  return (
    <DoorPage
      title={text.title}
      isUnlisted
      beside={<SignInScene says={text.pip} />}
      art={<Art icon={ServerOff} tone="sun" />}
      heading={text.offline_heading}
      lead={text.offline_lead}
    >
      <Button
        size="large"
        wide
        busy={state !== 'idle'}
        onClick={() => void revalidate()}
        className="mt-6"
      >
        {text.again}
      </Button>
    </DoorPage>
  )
}

export { SetupPage as Component }
