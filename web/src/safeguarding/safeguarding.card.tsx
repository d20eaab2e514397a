import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { myStanding } from './safeguarding.data.ts'
import { safeguardingLinks } from './safeguarding.links.ts'

/** On the page where staff begin: the way to safeguarding, for those who have something to do there. */
export function SafeguardingCard() {
  const { data } = useQuery(myStanding)
  if (!data || !(data.can_read || data.can_name_contacts)) return null
  const { can_read, num_open } = data
  return (
    <Card as="section" aria-labelledby="safeguarding" className="mt-6">
      <h2 id="safeguarding" className="text-xl">
        Safeguarding
      </h2>
      <p className="mt-2 mb-4 text-quiet">{can_read ? openWords(num_open) : sayWords}</p>
      <Button
        kind={num_open > 0 ? 'primary' : 'soft'}
        icon={<ShieldCheck {...ICON} />}
        render={<Link to={can_read ? safeguardingLinks.open() : safeguardingLinks.told()} />}
      >
        {can_read ? 'Open safeguarding' : 'Who is told'}
      </Button>
    </Card>
  )
}

const sayWords = 'You say who is told when a child writes something that worries us.'

function openWords(count: number): string {
  if (count === 0) return 'Nothing is open. You are told the moment that changes.'
  return count === 1 ? 'One flag is open.' : `${count} flags are open.`
}
