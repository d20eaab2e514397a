import { pages } from '@learngrove/contract/pages'
import { LogOut } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { bodyOf, rememberedEmail, signInAtOnce } from '#auth/auth.data.ts'
import { DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { onwardOf } from '#auth/auth.onward.ts'
import { passwordProblem } from '#auth/auth.password-problem.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { resetText } from '#auth/sign-in/sign-in.links.words.ts'
import { door, problemOf, useAsk } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { ExpiredReset } from './expired-reset.tsx'

type Loaded = { readonly is_worn: boolean }

/** Checks the link before anything is typed; without a network the page is shown all the same. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (token === '') return { is_worn: true }
  try {
    await door.call('GET /auth/magic-link/{token}/validate', { params: { token } })
    return { is_worn: false }
  } catch (error) {
    const { code } = problemOf<'GET /auth/magic-link/{token}/validate'>(error)
    return { is_worn: code === 'LINK_EXPIRED' || code === 'INVALID_REQUEST' }
  }
}

/** Sets a new password by the link that was mailed. */
function ResetPasswordPage() {
  const { is_worn } = useLoaderData<Loaded>()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const navigate = useNavigate()
  const { ask, is_busy, problem } = useAsk('POST /auth/password/reset')
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const [new_password, setPassword] = useState('')
  const [lack, setLack] = useState('')
  if (is_worn || problem?.code === 'LINK_EXPIRED') return <ExpiredReset />

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const lacks = await passwordProblem(new_password, [rememberedEmail()])
    setLack(lacks)
    if (lacks) fields.querySelector<HTMLInputElement>('[name=password]')?.focus()
    if (lacks || is_busy || left_s > 0) return
    if (await ask({ body: { token, new_password } })) await goIn()
  }

  /** Signs in. The link does not say whose it is; this browser mostly remembers the address that asked for it. */
  async function goIn() {
    const name = rememberedEmail()
    const end = name ? await signInAtOnce(bodyOf({ name, password: new_password })) : undefined
    const ticket = end && 'problem' in end ? end.problem.ticket : undefined
    if (ticket !== undefined) {
      navigate(pages.secondFactor(), { replace: true, state: { ticket } })
      return
    }
    const isIn = end !== undefined && 'user' in end
    navigate(isIn ? onwardOf(end.user, null) : `${pages.login()}?saved=password`, {
      replace: true,
    })
  }

  return (
    <DoorPage title={resetText.title} heading={resetText.heading} lead={resetText.lead}>
      <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
        {problem && <ProblemNotice problem={problem} left_s={left_s} />}
        {/* Tells a password manager whose password it is, where that is known. */}
        <input type="text" autoComplete="username" value={rememberedEmail()} readOnly hidden />
        <NewPassword
          label={resetText.label}
          value={new_password}
          onValueChange={(typed) => {
            setPassword(typed)
            setLack('')
          }}
          words={[rememberedEmail()]}
          problem={lack}
        />
        <Chip icon={LogOut} className="justify-self-start">
          {resetText.elsewhere}
        </Chip>
        <Button type="submit" size="large" wide busy={is_busy} disabled={left_s > 0}>
          {resetText.save}
        </Button>
      </form>
      <OtherWays />
    </DoorPage>
  )
}

export { ResetPasswordPage as Component }
