import { CircleCheck, Lock, ShieldCheck, User, Users, VolumeX } from 'lucide-react'
import { branded } from '#platform/brand.ts'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { COLUMN, HEADING, LEAD, Section } from './welcome.section.tsx'
import { homeText } from './welcome.words.ts'

const icons = [User, Lock, ShieldCheck, VolumeX, CircleCheck, Users] as const

/** What makes it safe to have at home. */
export function Home() {
  return (
    <Section id="families" className="pt-0! lg:pt-0!">
      <div className={COLUMN}>
        <div className="grid gap-x-16 gap-y-6 rounded-sheet bg-peach px-5 py-8 text-ink md:grid-cols-[minmax(0,1fr)_auto] md:px-16 md:pt-18 md:pb-16">
          <div>
            <h2 id="families-title" className={HEADING}>
              {homeText.title}
            </h2>
            <p className={`${LEAD} text-ink!`}>{branded(homeText.lead)}</p>
          </div>
          <Pip mood="caring" size={168} className="max-md:hidden" />
          <dl className="mt-2 grid gap-6 sm:grid-cols-2 md:col-span-full md:mt-8 md:gap-x-12 md:gap-y-9 lg:grid-cols-3">
            {homeText.points.map(({ title, text }, at) => {
              const Icon = icons[at] ?? CircleCheck
              return (
                <div key={title}>
                  <dt className="flex items-center gap-2.5 font-bold text-lg">
                    <Icon {...ICON} className="flex-none" />
                    {title}
                  </dt>
                  <dd className="mt-2">{branded(text)}</dd>
                </div>
              )
            })}
          </dl>
        </div>
      </div>
    </Section>
  )
}
