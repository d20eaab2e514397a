import { pages } from '@learngrove/contract/pages'
import { useState } from 'react'
import { Link } from 'react-router'
import { consentText as text } from '#auth/auth.consent.words.ts'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { noticeOf } from '#auth/auth.words.ts'
import { Button } from '#ui/button.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import type { Asked } from './consent-asked.ts'
import { ConsentForm } from './consent-form.tsx'

type ConsentPageProps = { readonly token: string; readonly asked: Asked }

/** Lets a grown-up whom a child has named read and decide, on a device of their own. */
export function ConsentPage({ token, asked }: ConsentPageProps) {
  const [answer, setAnswer] = useState<'given' | 'refused' | 'worn'>()
  if ('problem' in asked || answer === 'worn') {
    const isWorn =
      !('problem' in asked) || ['LINK_EXPIRED', 'INVALID_REQUEST'].includes(asked.problem.code)
    const other = 'problem' in asked ? noticeOf(asked.problem) : undefined
    return (
      <DoorPage
        title={text.title}
        art={<Plant stage="wilting" flower="sun" size={96} />}
        heading={isWorn || !other ? text.wornHeading : other.title}
        lead={isWorn || !other ? text.wornLead : other.text}
      />
    )
  }
  if (answer === 'refused') {
    return <DoorPage title={text.title} heading={text.refusedHeading} lead={text.refusedLead} />
  }
  if (answer === 'given') return <Given name={asked.child.first_name} />
  return <ConsentForm token={token} child={asked.child} onAnswer={setAnswer} />
}

const Given = ({ name }: { readonly name: string }) => (
  <DoorPage
    title={text.title}
    art={<Pip mood="cheering" size={112} />}
    heading={text.givenHeading}
    lead={text.givenLead(name)}
  >
    <p className="mt-6">{text.givenMore}</p>
    <Button
      size="large"
      wide
      render={<Link to={`${pages.signup()}?who=parent`} />}
      className="mt-6"
    >
      {text.givenJoin}
    </Button>
    <Button kind="plain" wide render={<Link to={pages.privacy()} />} className="mt-2">
      {text.whole}
    </Button>
  </DoorPage>
)
