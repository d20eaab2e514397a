import { Check, HeartHandshake } from 'lucide-react'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Hills } from '#public-pages/welcome/welcome.hills.tsx'
import { COLUMN } from '#public-pages/welcome/welcome.section.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { alertText, schoolsText } from './schools.words.ts'

/** What it is for a school, and what its safeguarding lead would see. */
export function SchoolsHero() {
  return (
    <section
      aria-labelledby="schools-title"
      className="relative overflow-hidden bg-linear-to-b from-meadow to-meadow-far pt-8 pb-26 lg:pt-24 lg:pb-36"
    >
      <Hills ground="var(--paper)" className="h-30 md:h-55" />
      <div
        className={`${COLUMN} relative grid grid-cols-[minmax(0,1fr)] items-start gap-24 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-18`}
      >
        <div>
          <p className="font-semibold text-primary-strong">{schoolsText.title}</p>
          <h1
            id="schools-title"
            className="mt-2 font-heavy text-[clamp(2.5rem,5vw,4.25rem)] leading-[1.02] tracking-[-0.03em]"
          >
            {schoolsText.heading}
          </h1>
          <p className="mt-4 max-w-[34em] text-lg md:mt-6 md:text-[1.25rem]">
            {branded(schoolsText.lead)}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8 max-sm:[&>*]:grow">
            <Button size="large" render={<Link to="#talk" />}>
              {schoolsText.talk}
            </Button>
            <Button size="large" kind="line" render={<Link to="#safety" />}>
              {schoolsText.safety_go}
            </Button>
          </div>
          <ul className="mt-6 grid gap-2">
            {schoolsText.facts.map((fact) => (
              <li key={fact} className="flex gap-2 [overflow-wrap:anywhere]">
                <Check {...ICON} className="mt-0.5 flex-none text-primary" />
                {branded(fact)}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative min-w-0 lg:mt-6">
          <Pip
            mood="caring"
            size={120}
            className="absolute -top-[82px] right-5 z-10 size-25 lg:-top-[99px] lg:right-11 lg:size-30"
          />
          <Alert />
        </div>
      </div>
    </section>
  )
}

const Alert = () => (
  <figure
    aria-label={alertText.label}
    className="relative m-0 rounded-sheet bg-raised px-[20px] py-6 shadow-2 md:p-8"
  >
    <figcaption className="text-quiet text-sm">{alertText.tag}</figcaption>
    <p className="mt-2 flex items-center gap-3 font-bold font-display text-xl md:text-2xl">
      <span className="grid size-11 flex-none place-items-center rounded-tile bg-peach text-ink">
        <HeartHandshake {...ICON} />
      </span>
      {alertText.title}
    </p>
    <ol className="mt-4">
      {alertText.lines.map(({ title, text }, at) => (
        <li
          key={title}
          className="flex items-center gap-[14px] border-line py-3 leading-snug not-first:border-t"
        >
          <span
            aria-hidden
            className="grid size-[32px] flex-none place-items-center rounded-full bg-lilac font-bold text-[16px] text-ink"
          >
            {at + 1}
          </span>
          <span className="min-w-0">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-quiet text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  </figure>
)
