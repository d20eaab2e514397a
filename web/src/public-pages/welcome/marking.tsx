import { Check, Eye, List, PenLine, Scale, Undo2 } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'
import { examples } from './marking-examples.ts'
import { Formula } from './welcome.formula.tsx'
import { COLUMN, HEADING, LEAD, PANEL, Section } from './welcome.section.tsx'
import { markingText } from './welcome.words.ts'

const icons = [Scale, List, Eye, PenLine] as const

/** How answers are marked: what the marker says to five ways of writing one number. */
export function Marking() {
  return (
    <Section id="marking">
      <div className={`${COLUMN} grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-14`}>
        <div>
          <h2 id="marking-title" className={HEADING}>
            {markingText.title}
          </h2>
          <p className={LEAD}>{markingText.lead}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className={`${PANEL} overflow-x-auto border border-line bg-surface shadow-1`}>
            <Examples />
          </div>
          <ul className={`${PANEL} grid content-between gap-6 bg-pastel-sky text-ink`}>
            {markingText.facts.map(({ title, text }, at) => {
              const Icon = icons[at] ?? Scale
              return (
                <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] gap-3.5">
                  <Icon {...ICON} size={24} className="mt-0.5" />
                  <span>
                    <strong className="block font-semibold text-lg">{title}</strong>
                    {text}
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </Section>
  )
}

const CELL = 'h-14 border-line border-t pr-3 md:h-[66px]'

function Examples() {
  return (
    <table className="w-full">
      <caption className="pb-4 text-left font-bold font-display text-xl">
        {markingText.caption}
      </caption>
      <thead>
        <tr className="text-left text-quiet text-sm [&>th]:pr-3 [&>th]:pb-2 [&>th]:font-medium">
          <th scope="col">{markingText.typed}</th>
          <th scope="col">{markingText.read}</th>
          <th scope="col">{markingText.mark}</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ typed, read, verdict }) => (
          <tr key={typed}>
            <td className={CELL}>
              <code className="whitespace-nowrap rounded-control bg-hover px-2 py-1.5 font-semibold font-text text-[1.0625rem] md:px-3">
                {typed}
              </code>
            </td>
            <td className={`${CELL} text-lg`}>
              <Formula>{read}</Formula>
            </td>
            <td className={`${CELL} pr-0`}>
              <span
                className={`inline-flex items-center gap-2 font-semibold leading-tight ${verdict === 'right' ? 'text-primary' : 'text-not-yet'}`}
              >
                {verdict === 'right' ? (
                  <Check {...ICON} className="flex-none" />
                ) : (
                  <Undo2 {...ICON} className="flex-none" />
                )}
                {markingText.verdicts[verdict]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
