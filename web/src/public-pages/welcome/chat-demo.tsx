import { BookOpen, CircleCheck, CircleHelp } from 'lucide-react'
import { branded, companion } from '#platform/brand.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Sentence } from './welcome.formula.tsx'
import { COLUMN, HEADING, LEAD, Section } from './welcome.section.tsx'
import { talk, talkText } from './welcome.words.ts'

const icons = [CircleHelp, CircleCheck, BookOpen] as const

/** How the tutor talks: what it holds to, and a conversation. */
export function Talk() {
  return (
    <Section id="tutor" className="bg-sand">
      <div
        className={`${COLUMN} grid items-start gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-18`}
      >
        <div className="lg:sticky lg:top-30">
          <h2 id="tutor-title" className={HEADING}>
            {talkText.title}
          </h2>
          <p className={LEAD}>{branded(talkText.lead)}</p>
          <ul className="mt-9 grid gap-5">
            {talkText.rules.map(({ title, text }, at) => {
              const Icon = icons[at] ?? CircleHelp
              return (
                <li key={title} className="grid grid-cols-[44px_minmax(0,1fr)] gap-4">
                  <span className="grid size-11 place-items-center rounded-[12px] bg-primary-soft text-primary">
                    <Icon {...ICON} />
                  </span>
                  <span>
                    <strong className="block font-semibold text-lg">{title}</strong>
                    <span className="text-quiet">{branded(text)}</span>
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
        <Conversation />
      </div>
    </Section>
  )
}

const BUBBLE = 'rounded-panel px-3.5 py-3 md:px-4.5 md:py-3.5 md:text-[1.0625rem]'

function Conversation() {
  return (
    <section
      aria-label={branded(talkText.label)}
      className="grid gap-3.5 rounded-sheet bg-surface px-3 py-5 shadow-2 md:gap-4 md:p-8"
    >
      <p className="justify-self-center text-quiet text-sm">{talkText.topic}</p>
      {talk.map((message, at) => {
        const isLast = at === talk.length - 1
        return message.from === 'you' ? (
          <div key={message.text} className="max-w-[94%] justify-self-end md:max-w-[86%]">
            <span className="sr-only">{talkText.you}</span>
            <p
              className={`${BUBBLE} rounded-br-small bg-[light-dark(var(--ink),#33463c)] text-[#f4f7f3]`}
            >
              <Sentence>{message.text}</Sentence>
            </p>
          </div>
        ) : (
          <div
            key={message.text}
            className="flex max-w-[94%] items-end gap-2 md:max-w-[86%] md:gap-3"
          >
            <Pip mood={message.mood} size={40} className="flex-none" />
            <div className="min-w-0">
              <span className="sr-only">{companion}</span>
              <div className={`${BUBBLE} rounded-bl-small bg-primary-soft`}>
                <p>
                  <Sentence>{message.text}</Sentence>
                </p>
                {isLast && (
                  <p className="mt-2 flex items-center gap-1.5 font-semibold text-primary-strong text-sm">
                    <CircleCheck {...ICON_SMALL} />
                    {talkText.checked}
                  </p>
                )}
              </div>
            </div>
          </div>
        )
      })}
      <p className="ml-10 flex items-center gap-2 text-quiet text-sm md:ml-13">
        <BookOpen {...ICON_SMALL} className="text-sky" />
        {talkText.source}
      </p>
    </section>
  )
}
