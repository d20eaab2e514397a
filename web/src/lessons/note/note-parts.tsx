import { ChevronDown } from 'lucide-react'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import type { NotePart, PartOf } from './note.data.ts'
import { NoteDrawing } from './note-drawing.tsx'
import { NoteTry } from './note-try.tsx'
import { noteText } from './note-words.ts'

type NotePartsProps = { readonly note_id: string; readonly parts: readonly NotePart[] }

/** The parts of a note below each other, in a column that is easy to read. */
export const NoteParts = ({ note_id, parts }: NotePartsProps) => (
  <div className="grid max-w-176 gap-4 text-[1.0625rem] leading-[1.65] [&>*]:min-w-0">
    {parts.map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the note
      <Part key={place} note_id={note_id} part={part} />
    ))}
  </div>
)

function Part({ note_id, part }: { readonly note_id: string; readonly part: NotePart }) {
  switch (part.kind) {
    case 'heading':
      return <h2 className="mt-5 text-xl">{part.text}</h2>
    case 'text':
      return <MathsText>{part.text}</MathsText>
    case 'table':
      return <Table {...part} />
    case 'steps':
      return <Steps {...part} />
    case 'diagram':
      return <QuestionDiagram diagram={part.diagram} />
    case 'drawing':
      return <NoteDrawing {...part} />
    case 'why':
      return <Why {...part} />
    case 'try':
      return <NoteTry note_id={note_id} part={part} />
  }
}

/** Lines of working in a box of their own, each with its remark. */
const Steps = ({ lines }: PartOf<'steps'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the screen is scrolled by the keyboard
  <ol tabIndex={0} className="grid gap-2.5 overflow-x-auto rounded-card bg-primary-soft px-5 py-4">
    {lines.map(({ latex, remark }) => (
      <li key={latex} className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <Tex>{`\\displaystyle ${latex}`}</Tex>
        {remark !== null && (
          <MathsText
            inline
            className="text-[color-mix(in_oklab,var(--quiet)_60%,var(--ink))] text-base"
          >
            {remark}
          </MathsText>
        )}
      </li>
    ))}
  </ol>
)

const Table = ({ head, rows }: PartOf<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the screen is scrolled by the keyboard
  <section tabIndex={0} aria-label={head.join(', ')} className="overflow-x-auto">
    <table className="border-collapse text-left text-base">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} className="border-line border-b px-3 py-2 font-bold">
              <MathsText inline>{cell}</MathsText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
              <td key={place} className="border-line border-b px-3 py-2 align-top">
                <MathsText inline>{cell}</MathsText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** A question to think about; its answer unfolds by a tap. */
const Why = ({ question, answer }: PartOf<'why'>) => (
  <details className="group rounded-card border border-line bg-surface px-5">
    <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">
        <MathsText inline>{question}</MathsText>
        <span className="block font-normal text-quiet text-sm">{noteText.why}</span>
      </span>
      <ChevronDown
        {...ICON}
        className="flex-none text-quiet transition-transform group-open:rotate-180"
      />
    </summary>
    <MathsText className="pb-4">{answer}</MathsText>
  </details>
)
