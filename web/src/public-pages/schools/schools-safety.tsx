import { pages } from '@learngrove/contract/pages'
import { HeartHandshake, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { COLUMN, HEADING, LEAD, PANEL, Section } from '#public-pages/welcome/welcome.section.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { safetyText } from './schools.words.ts'

/** How children are kept safe, and what is held of them. */
export function SchoolsSafety() {
  return (
    <Section id="safety" className="bg-sand">
      <div className={COLUMN}>
        <h2 id="safety-title" className={HEADING}>
          {safetyText.title}
        </h2>
        <p className={LEAD}>{safetyText.lead}</p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 md:mt-14 md:gap-6 lg:grid-cols-2">
          <div className={`${PANEL} flex flex-col bg-lilac text-ink`}>
            <h3 className="flex items-center gap-3 text-xl [overflow-wrap:anywhere] md:text-2xl">
              <HeartHandshake {...ICON} className="flex-none" />
              {safetyText.safeguarding}
            </h3>
            <ol className="mt-6 grid gap-6">
              {safetyText.steps.map(({ title, text }, at) => (
                <li key={title} className="flex gap-4">
                  <span
                    aria-hidden
                    className="grid size-9 flex-none place-items-center rounded-full bg-raised font-bold"
                  >
                    {at + 1}
                  </span>
                  <span>
                    <strong className="block font-semibold">{title}</strong>
                    {text}
                  </span>
                </li>
              ))}
            </ol>
            <p className="mt-auto pt-6 font-medium">{safetyText.limits}</p>
          </div>
          <div className={`${PANEL} bg-surface`}>
            <h3 className="flex items-center gap-3 text-xl [overflow-wrap:anywhere] md:text-2xl">
              <ShieldCheck {...ICON} className="flex-none" />
              {safetyText.data}
            </h3>
            <dl className="mt-4">
              {safetyText.answers.map(({ question, answer }) => (
                <div key={question} className="border-line py-3.5 not-first:border-t">
                  <dt className="font-semibold">{question}</dt>
                  <dd className="mt-1 text-quiet">{branded(answer)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button kind="soft" render={<Link to={pages.privacy()} />}>
                {safetyText.privacy}
              </Button>
              <Button kind="soft" render={<Link to={pages.terms()} />}>
                {safetyText.terms}
              </Button>
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}
