import { CalendarCheck, Hourglass, type LucideIcon, School, Wallet } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import type { Found } from './subscription.data.ts'
import { monthsWords, offerText as text } from './subscription.words.ts'

/** For how long, until when, for whom, and that it costs nothing. */
export function OfferFacts({ found }: { readonly found: Found }) {
  const facts: readonly (readonly [LucideIcon, string])[] = [
    [Hourglass, monthsWords(found.months)],
    [CalendarCheck, text.until(found)],
    ...(found.school_name ? ([[School, text.school(found.school_name)]] as const) : []),
    [Wallet, text.no_payment],
  ]
  return (
    <ul className="grid gap-2 text-quiet">
      {facts.map(([Icon, fact]) => (
        <li key={fact} className="flex gap-2.5">
          <Icon {...ICON} className="mt-0.5 flex-none" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{fact}</span>
        </li>
      ))}
    </ul>
  )
}
