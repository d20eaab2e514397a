import { pages } from '@learngrove/contract/pages'
import { useNavigate } from 'react-router'
import { DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { noticeOf } from '#auth/auth.words.ts'
import type { AnyProblem } from '#platform/public-api.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { EmailForm } from './sign-in.email-form.tsx'
import { linkText } from './sign-in.links.words.ts'
import { SignInScene } from './sign-in.scene.tsx'
import { useMagicLink } from './use-magic-link.ts'

type WornLinkProps = {
  readonly problem: AnyProblem
}

/** Explains a link that is used, too old or cut short by the mail program, and offers one way on. */
export function ExpiredLink({ problem: why }: WornLinkProps) {
  const navigate = useNavigate()
  const { send, is_busy, problem } = useMagicLink()
  // A malformed token is refused as a bad request; to a reader it is the same.
  const isWorn = why.code === 'LINK_EXPIRED' || why.code === 'INVALID_REQUEST'
  return (
    <DoorPage
      title={linkText.wornTitle}
      beside={<SignInScene says={linkText.wornPip} />}
      art={<Plant stage="wilting" flower="sun" size={96} />}
      heading={isWorn ? linkText.wornTitle : noticeOf(why).title}
      lead={isWorn ? linkText.wornLead : noticeOf(why).text}
    >
      <EmailForm
        send={linkText.fresh}
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
