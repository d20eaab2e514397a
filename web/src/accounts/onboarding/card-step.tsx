import { SignInCard } from '#accounts/accounts.sign-in-card.tsx'
import type { OwnCard } from '#auth/auth.own-card.ts'
import { titled } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { cardText as text } from './onboarding.words.ts'
import { WaitingCode } from './waiting-code.tsx'

/** Moves focus to the heading, as on every page of onboarding. */
const arrive = (heading: HTMLHeadingElement | null) => heading?.focus()

type CardStepProps = { readonly card: OwnCard; readonly onNext: () => void }

/** Shows a user without an e-mail address the two ways to recover the account: a card to keep, and a grown-up. */
export function CardStep({ card, onNext }: CardStepProps) {
  return (
    <main id="main" className="min-h-dvh bg-meadow px-5 py-8 md:py-14">
      <title>{titled(text.title)}</title>
      <div className="mx-auto max-w-220">
        <h1
          ref={arrive}
          tabIndex={-1}
          className="font-heavy text-2xl outline-none [overflow-wrap:anywhere] md:text-center md:text-3xl print:hidden"
        >
          {text.heading(card.first_name)}
        </h1>
        <p className="mt-2 text-quiet md:text-center md:text-lg print:hidden">{text.lead}</p>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:mt-8 md:grid-cols-2">
          <div className="grid justify-items-center">
            <SignInCard {...card} isReady />
          </div>
          <div className="print:hidden">
            <WaitingCode heading={text.codeHeading} lead={text.codeLead} />
          </div>
        </div>
        <div className="mx-auto mt-8 max-w-106 print:hidden">
          <Button size="large" wide onClick={onNext}>
            {text.next}
          </Button>
        </div>
      </div>
    </main>
  )
}
