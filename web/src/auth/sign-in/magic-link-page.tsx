import { pages } from '@learngrove/contract/pages'
import { Mail } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Art, DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { EmailForm } from './sign-in.email-form.tsx'
import { linkText } from './sign-in.links.words.ts'
import { useMagicLink } from './use-magic-link.ts'

/** Asks for a link that signs in. */
function MagicLinkPage() {
  const navigate = useNavigate()
  const { send, is_busy, problem } = useMagicLink()
  return (
    <DoorPage
      title={linkText.title}
      art={<Art icon={Mail} />}
      heading={linkText.heading}
      lead={linkText.lead}
    >
      <EmailForm
        send={linkText.send}
        is_busy={is_busy}
        problem={problem}
        onEmail={async (email) => {
          if (await send(email)) navigate(pages.magicLinkSent())
        }}
      />
      <OtherWays />
    </DoorPage>
  )
}

export { MagicLinkPage as Component }
