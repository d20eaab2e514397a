import { pages } from '@learngrove/contract/pages'
import { FileCheck, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Child, Week } from '#accounts/accounts.data.ts'
import { consentWords, dateWords } from '#accounts/accounts.words.ts'
import { Card } from '#ui/card.tsx'
import { Section } from '#ui/section.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { weekText } from './week.words.ts'

type AgreedListProps = { readonly child: Child; readonly consents: Week['consents'] }

/** Lists what the parent agreed to for this child and for themselves, with the text of that day. */
export function AgreedList({ child, consents }: AgreedListProps) {
  if (consents.length === 0) return null
  return (
    <Section id="agreed" title={weekText.agreed}>
      <Card as="div" padding="none">
        <ul className="divide-y divide-line">
          {consents.map((consent) => (
            <ConsentRow key={consent.text_name} child={child} consent={consent} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

type ConsentRowProps = { readonly child: Child; readonly consent: Week['consents'][number] }

/** Links to the child's page to withdraw a consent for a child, since the account can be deleted there. */
function ConsentRow({ child, consent }: ConsentRowProps) {
  const { title, detail } = consentWords(consent.text_name)
  const isChild = consent.text_name === 'child-account'
  const Icon = isChild ? ShieldCheck : FileCheck
  const text = isChild ? pages.privacy() : pages.terms()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 md:px-6">
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="flex-none text-quiet" />
      <p className="min-w-0 flex-1 basis-48">
        <b className="font-semibold">{title}</b>
        <span className="block text-quiet text-sm">
          {`${detail} Agreed on ${dateWords(consent.given_at)}, text of ${dateWords(consent.text_version)}.`}
        </span>
      </p>
      <span className="flex flex-wrap gap-x-4 max-sm:pl-9.5">
        <TextLink
          alone
          render={<Link to={text} />}
          aria-label={`Read it: ${title}`}
          className="text-sm"
        >
          Read it
        </TextLink>
        {isChild && (
          <TextLink
            alone
            render={<Link to={pages.manageChild({ childId: child.id })} />}
            aria-label={`Take it back: ${title}`}
            className="text-sm"
          >
            Take it back
          </TextLink>
        )}
      </span>
    </li>
  )
}
