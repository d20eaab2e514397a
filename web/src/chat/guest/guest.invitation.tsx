import { pages } from '@learngrove/contract/pages'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { guestText as text } from './guest.words.ts'

/** Sent away, it does not come back on this visit. */
let isSentAway = false

/** Offers to keep the conversation. It stands below the messages, and nothing waits for it. */
export function Invitation() {
  const [isHidden, setHidden] = useState(isSentAway)
  if (isHidden) return null
  const sendAway = () => {
    isSentAway = true
    setHidden(true)
  }
  return (
    <Card
      as="section"
      padding="small"
      ground="mint"
      aria-label={text.keep_title}
      className="mt-8 md:ml-14"
    >
      <p>
        <strong className="font-bold">{text.keep_title}</strong> {text.keep}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-2">
        <Button kind="line" size="small" render={<Link to={pages.signup()} />}>
          {text.sign_up}
        </Button>
        <Button kind="plain" size="small" onClick={sendAway}>
          {text.not_now}
        </Button>
      </div>
    </Card>
  )
}
