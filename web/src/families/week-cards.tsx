import { Award, ChevronDown, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Child, Week } from '#accounts/accounts.data.ts'
import { Card } from '#ui/card.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import {
  askFrom,
  askWords,
  listenWords,
  noAskWords,
  noStrengthWords,
  strengthWords,
  weekText,
} from './week.words.ts'

type WeekCardsProps = { readonly child: Child; readonly week: Week }

/** Shows one thing that goes well, and one to talk about. */
export function WeekCards({ child: { first_name }, week: { strength, to_ask } }: WeekCardsProps) {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      <Card as="section" aria-labelledby="strength" className="flex gap-4">
        <Picture ground="bg-mint">
          <Award size={22} strokeWidth={1.75} aria-hidden="true" />
        </Picture>
        <div className="min-w-0">
          <CardTitle id="strength">{weekText.strength}</CardTitle>
          <p className={strength ? 'text-lg' : 'text-quiet'}>
            {strength ? strengthWords(strength) : noStrengthWords(first_name)}
          </p>
        </div>
      </Card>
      <Card as="section" aria-labelledby="ask" ground="butter" className="flex gap-4">
        <Picture ground="bg-[color-mix(in_oklab,var(--sun)_45%,var(--butter))]">
          <Utensils size={22} strokeWidth={1.75} aria-hidden="true" />
        </Picture>
        <div className="min-w-0">
          <CardTitle id="ask">{weekText.ask}</CardTitle>
          {to_ask ? (
            <>
              <p className="text-lg">{askWords(to_ask)}</p>
              <p className="mt-1 text-sm">{askFrom(to_ask, first_name)}</p>
              <details className="group/listen">
                <summary className="inline-flex min-h-target list-none items-center gap-1.5 rounded-small font-bold text-sm [&::-webkit-details-marker]:hidden">
                  {weekText.listen}
                  <ChevronDown
                    {...ICON_SMALL}
                    className="transition-transform group-open/listen:rotate-180"
                  />
                </summary>
                <p>{listenWords}</p>
              </details>
            </>
          ) : (
            <p>{noAskWords(first_name)}</p>
          )}
        </div>
      </Card>
    </div>
  )
}

function Picture({ ground, children }: { readonly ground: string; readonly children: ReactNode }) {
  return (
    <span className={`grid size-12 flex-none place-items-center rounded-card text-ink ${ground}`}>
      {children}
    </span>
  )
}

function CardTitle({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <h2 id={id} className="mb-1 font-bold font-text text-base leading-normal tracking-normal">
      {children}
    </h2>
  )
}
