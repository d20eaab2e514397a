import { groupCode } from '@learngrove/contract/activation-code'
import { pages } from '@learngrove/contract/pages'
import { Ticket } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { heldCode } from '#platform/pending-code.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { cardText as text } from './subscription.words.ts'

/**
 * On a parent's home: at its head the code that waits on this device, at its foot where one is entered
 * if none waits.
 */
export function CodeCard({ place }: { readonly place: 'head' | 'foot' }) {
  const id = useId()
  const code = heldCode()
  if ((place === 'head') !== (code !== undefined)) return null
  return (
    <Card
      as="section"
      aria-labelledby={id}
      ground="butter"
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 text-ink ${place === 'head' ? 'mb-5' : 'mt-10'}`}
    >
      <span className="grid size-12 flex-none place-items-center rounded-tile bg-raised">
        <Ticket {...ICON} size={24} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={id} className="text-lg">
          {code ? text.held_heading : text.heading}
        </h2>
        <p>{code ? text.held(groupCode(code)) : text.text}</p>
      </div>
      <Button kind="line" render={<Link to={code ? pages.redemption({ code }) : pages.redeem()} />}>
        {code ? text.held_go : text.go}
      </Button>
    </Card>
  )
}
