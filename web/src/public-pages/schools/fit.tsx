import { Accessibility, KeyRound, Plug, Tablet } from 'lucide-react'
import { branded } from '#platform/brand.ts'
import { COLUMN, HEADING, LEAD, PANEL, Section } from '#public-pages/welcome/welcome.section.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { fitText, notYetText } from './schools.words.ts'

const looks = [
  [Plug, 'bg-mint'],
  [KeyRound, 'bg-peach'],
  [Tablet, 'bg-butter'],
  [Accessibility, 'bg-pastel-sky'],
] as const

/** What it works with, and what is not there yet. */
export function Fit() {
  return (
    <Section id="fit">
      <div className={COLUMN}>
        <h2 id="fit-title" className={HEADING}>
          {fitText.title}
        </h2>
        <p className={LEAD}>{fitText.lead}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 md:mt-14 md:gap-6 lg:grid-cols-4">
          {fitText.cards.map(({ title, text }, at) => {
            const [Icon, ground] = looks[at] ?? looks[0]
            return (
              <Card as="li" key={title}>
                <span className={`grid size-12 place-items-center rounded-tile text-ink ${ground}`}>
                  <Icon {...ICON} />
                </span>
                <h3 className="mt-4 text-lg">{title}</h3>
                <p className="mt-1 text-quiet">{text}</p>
              </Card>
            )
          })}
        </ul>
        <div className={`${PANEL} mt-6 bg-butter text-ink md:mt-10`}>
          <h3 className="text-xl md:text-2xl">{notYetText.title}</h3>
          <p className="mt-2">{notYetText.lead}</p>
          <ul className="mt-4 grid list-disc gap-2 pl-5">
            {notYetText.points.map((point) => (
              <li key={point}>{branded(point)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
