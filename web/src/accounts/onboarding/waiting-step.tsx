import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { dateWords } from '#accounts/accounts.words.ts'
import { logout } from '#auth/auth.data.ts'
import { branded, site, titled } from '#platform/brand.ts'
import { type StoredUser, storeUser } from '#platform/session.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myConsent } from './onboarding.data.ts'
import { OwnCardNote } from './own-card-note.tsx'
import { waitingText as text } from './waiting.words.ts'
import { WaitingCode } from './waiting-code.tsx'
import { WaitingMail } from './waiting-mail.tsx'
import { WaitingYear } from './waiting-year.tsx'

/** How often to check whether a grown-up has agreed. */
const checkAgainMs = 15_000

/** Shows a child under 13 two ways to reach a grown-up, what it can do meanwhile, and how to come back. */
export function WaitingStep({ user }: { readonly user: StoredUser }) {
  const { data, refetch, isFetching } = useQuery({ ...myConsent, refetchInterval: checkAgainMs })
  const isOver = data?.awaits_consent === false
  useEffect(() => {
    if (isOver) storeUser({ ...user, awaits_consent: false })
  }, [isOver, user])
  return (
    <div className="min-h-dvh bg-meadow px-4 pt-4 pb-12 md:px-8 md:pt-8">
      <title>{titled(text.title)}</title>
      <header className="mx-auto flex max-w-240 flex-wrap items-center justify-between gap-3">
        <BrandMark name={site.name} />
        <SignOut />
      </header>
      <main id="main" className="mx-auto mt-6 grid max-w-240 gap-5 md:mt-10">
        <div className="flex items-center gap-4">
          <Pip mood="caring" size={112} className="size-20 flex-none md:size-28" />
          <div className="min-w-0">
            <h1 className="font-heavy text-2xl [overflow-wrap:anywhere] md:text-3xl">
              {text.heading(user.first_name)}
            </h1>
            <p className="mt-2 md:text-lg">{text.lead}</p>
          </div>
        </div>
        {data?.is_year_missing && <WaitingYear />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
          <WaitingMail />
          <WaitingCode heading={text.codeHeading} lead={text.codeLead} />
        </div>
        <Card as="section">
          <p>
            {text.why} {user.school_name !== '' && text.school(user.school_name)}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button kind="soft" busy={isFetching} onClick={() => refetch()}>
              {text.look}
            </Button>
            <p role="status" className="text-quiet">
              {text.notYet} {data?.deleted_at && text.until(dateWords(data.deleted_at))}
            </p>
          </div>
        </Card>
        <OwnCardNote username={user.username} words={text.card} />
        <Meanwhile />
      </main>
    </div>
  )
}

function SignOut() {
  const navigate = useNavigate()
  const leave = () => {
    logout()
    navigate(pages.login())
  }
  return (
    <Button kind="plain" icon={<LogOut {...ICON} />} onClick={leave}>
      {text.signOut}
    </Button>
  )
}

const open = [
  [text.companion, pages.companion()],
  [text.notes, pages.notes()],
  [text.papers, pages.papers()],
] as const

/** Links to what everybody may try, including a waiting child. */
const Meanwhile = () => (
  <section aria-labelledby="meanwhile">
    <h2 id="meanwhile" className="text-xl">
      {text.meanwhile}
    </h2>
    <p className="text-quiet">{text.meanwhileLead}</p>
    <p className="mt-1 flex flex-wrap gap-x-6">
      {open.map(([words, path]) => (
        <TextLink key={path} alone render={<Link to={path} />}>
          {branded(words)}
        </TextLink>
      ))}
    </p>
  </section>
)
