import { KeyRound, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Art, DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { EmailForm } from '#auth/sign-in/sign-in.email-form.tsx'
import { Facts } from '#auth/sign-in/sign-in.facts.tsx'
import { linkText, resetText } from '#auth/sign-in/sign-in.links.words.ts'
import { useAsk } from '#platform/public-api.ts'
import { AskGrownUp } from './ask-grown-up.tsx'

/** Asks for a link by which a new password can be set. */
function ForgotPasswordPage() {
  const [search] = useSearchParams()
  const { ask, is_busy, problem } = useAsk('POST /auth/password/reset/link')
  const [sent, setSent] = useState<string>()
  const is_buying = search.get('from') === 'checkout'

  async function send(email: string) {
    const buying = is_buying ? { is_from_aiacademy_new_buy_page: true } : {}
    if (await ask({ body: { email, ...buying } })) setSent(email)
  }

  if (sent !== undefined) {
    return (
      <DoorPage
        title={resetText.askTitle}
        art={<Art icon={MailCheck} />}
        heading={resetText.sentHeading}
        lead={
          <span role="status" className="[overflow-wrap:anywhere]">
            {resetText.sentLead(sent)}
          </span>
        }
      >
        <Facts facts={resetText.facts} />
        <OtherWays />
      </DoorPage>
    )
  }
  return (
    <DoorPage
      title={resetText.askTitle}
      art={<Art icon={KeyRound} tone="sun" />}
      heading={resetText.askHeading}
      lead={resetText.askLead}
    >
      <EmailForm
        send={linkText.send}
        is_busy={is_busy}
        problem={problem}
        onEmail={(email) => void send(email)}
      />
      <AskGrownUp />
      <OtherWays />
    </DoorPage>
  )
}

export { ForgotPasswordPage as Component }
