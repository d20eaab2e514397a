import { pages } from '@learngrove/contract/pages'
import {
  ArrowRight,
  Backpack,
  GraduationCap,
  HeartHandshake,
  type LucideIcon,
  School,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { CareSteps, Colours, PlantBed, WeekReport } from './welcome.audience-pictures.tsx'
import { COLUMN, HEADING, LEAD, Section } from './welcome.section.tsx'
import { whoText } from './welcome.words.ts'

/** What each of the four sees, shown by pieces of the product itself. */
export function Who() {
  return (
    <Section id="who">
      <div className={COLUMN}>
        <h2 id="who-title" className={HEADING}>
          {whoText.title}
        </h2>
        <p className={LEAD}>{whoText.lead}</p>
        <div className="mt-8 grid gap-4 md:mt-14 md:gap-6 lg:grid-cols-12">
          <Person words={whoText.student} icon={Backpack} wide className="bg-mint">
            <PlantBed />
          </Person>
          <Person words={whoText.parent} icon={HeartHandshake} className="bg-pastel-sky">
            <WeekReport />
          </Person>
          <Person words={whoText.school} icon={School} className="bg-lilac">
            <Colours />
          </Person>
          <Person words={whoText.teacher} icon={GraduationCap} wide className="bg-butter">
            <CareSteps />
          </Person>
        </div>
      </div>
    </Section>
  )
}

type PersonProps = {
  readonly words: {
    readonly tag: string
    readonly title: string
    readonly text: string
    /** Where there is a page for them, what leads there. */
    readonly go?: string
  }
  readonly icon: LucideIcon
  readonly wide?: boolean
  readonly className: string
  readonly children: ReactNode
}

function Person({ words, icon: Icon, wide, className, children }: PersonProps) {
  return (
    <article
      className={classes(
        'relative grid min-w-0 grid-rows-[auto_1fr] gap-6 overflow-hidden rounded-sheet px-5 pt-7 pb-5 text-ink md:gap-8 md:p-10',
        wide ? 'lg:col-span-7' : 'lg:col-span-5',
        className,
      )}
    >
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <Icon {...ICON} />
          {words.tag}
        </p>
        <h3 className="mt-3.5 text-xl md:text-2xl">{words.title}</h3>
        <p className="mt-3 max-w-[40ch] md:text-lg">{words.text}</p>
        {words.go && (
          <TextLink alone className="mt-2" render={<Link to={pages.welcome({ for: 'schools' })} />}>
            {words.go}
            <ArrowRight {...ICON_SMALL} />
          </TextLink>
        )}
      </div>
      {children}
    </article>
  )
}
