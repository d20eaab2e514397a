import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { guestText as text } from './guest.words.ts'

/** Offers to keep the conversation; it stands below the messages, and nothing waits for it. */
export function Invitation() {
  return (
    <Card as="section" aria-label={text.keep_title} className="mt-8">
      <h2 className="font-display text-lg">{text.keep_title}</h2>
      <p className="mt-1 text-quiet">{text.keep}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="soft" render={<Link to={pages.signup()} />}>
          {text.sign_up}
        </Button>
        <Button kind="plain" render={<Link to={pages.login()} />}>
          {text.sign_in}
        </Button>
      </div>
    </Card>
  )
}
