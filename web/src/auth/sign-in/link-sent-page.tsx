import { pages } from '@learngrove/contract/pages'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { rememberedEmail } from '#auth/auth.data.ts'
import { Art, DoorPage } from '#auth/auth.door-page.tsx'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Facts } from './sign-in.facts.tsx'
import { linkText } from './sign-in.links.words.ts'
import { useAgainIn } from './sign-in.use-again-in.ts'
import { useMagicLink } from './use-magic-link.ts'

/** Says where to look next, in the same words whether or not there is an account. */
function LinkSentPage() {
  const email = rememberedEmail()
  const { send, is_busy, problem } = useMagicLink()
  const [sent, setSent] = useState(0)
  const { left_s, wait_s, words } = useAgainIn(problem, sent, linkText.again)
  return (
    <DoorPage
      title={linkText.sentTitle}
      art={<Art icon={MailCheck} />}
      heading={linkText.sentHeading}
      lead={<span className="[overflow-wrap:anywhere]">{linkText.sentLead(email)}</span>}
    >
      <Facts facts={linkText.facts} />
      <div className="mt-8 grid gap-2">
        {problem && <ProblemNotice problem={problem} left_s={wait_s} />}
        <p role="status" className="text-quiet text-sm">
          {sent > 0 && !problem && linkText.sentAgain}
        </p>
        {email && (
          <Button
            kind="line"
            wide
            busy={is_busy}
            disabled={left_s > 0}
            onClick={async () => (await send(email)) && setSent(sent + 1)}
            className="tabular-nums"
          >
            {words}
          </Button>
        )}
        <TextLink alone render={<Link to={pages.magicLink()} />} className="justify-self-center">
          {linkText.another}
        </TextLink>
      </div>
    </DoorPage>
  )
}

export { LinkSentPage as Component }
