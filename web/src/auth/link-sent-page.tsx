import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { rememberedEmail } from './auth.data.ts'
import { authPaths } from './auth.paths.ts'
import { Art, DoorPage } from './door-page.tsx'
import { Facts } from './facts.tsx'
import { linkText } from './links.words.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { useAgainIn } from './use-again-in.ts'
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
        <TextLink
          alone
          render={<Link to={authPaths.magic_link()} />}
          className="justify-self-center"
        >
          {linkText.another}
        </TextLink>
      </div>
    </DoorPage>
  )
}

export { LinkSentPage as Component }
