import { branded } from '#platform/brand.ts'
import { COLUMN, HEADING, Section } from '#public-pages/welcome/welcome.section.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { SchoolForm } from './school-form.tsx'
import { talkToUsText } from './schools.words.ts'

/** A way to write to us, and who we are. */
export function TalkToUs() {
  return (
    <Section id="talk" className="pt-0! lg:pt-0!">
      <div className={COLUMN}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-sheet bg-mint px-4 py-8 text-ink md:p-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
          <div>
            <h2 id="talk-title" className={HEADING}>
              {talkToUsText.title}
            </h2>
            <p className="mt-4 text-lg">{talkToUsText.lead}</p>
            <ol className="mt-6 grid gap-3">
              {talkToUsText.steps.map((step, at) => (
                <li key={step} className="flex items-center gap-3">
                  <span
                    aria-hidden
                    className="grid size-9 flex-none place-items-center rounded-full bg-raised font-bold text-primary-strong"
                  >
                    {at + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            <p className="mt-6 text-sm empty:hidden">{branded('{{operator_details}}')}</p>
            <Pip mood="cheering" size={144} className="mt-6 max-lg:hidden" />
          </div>
          <div className="min-w-0 rounded-card bg-surface px-4 py-6 shadow-1 md:p-8">
            <SchoolForm />
          </div>
        </div>
      </div>
    </Section>
  )
}
