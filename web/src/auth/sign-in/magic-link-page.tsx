import { Mail } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Art, DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { authPaths } from '#auth/auth.paths.ts'
import { EmailForm } from './email-form.tsx'
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
          if (await send(email)) navigate(authPaths.magic_link_sent())
        }}
      />
      <OtherWays />
    </DoorPage>
  )
}

export { MagicLinkPage as Component }
