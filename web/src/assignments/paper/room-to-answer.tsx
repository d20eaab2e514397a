import type { CSSProperties, ReactNode } from 'react'
import { OptionText } from '#questions/questions.option-text.tsx'
import { MarkedPicture } from '#questions/questions.spot-picture.tsx'
import { TableFrame } from '#questions/questions.table-frame.tsx'
import type { PrintedQuestion } from './paper.data.ts'
import { bubbleData, figuresData } from './places.ts'

type Part = PrintedQuestion | NonNullable<PrintedQuestion['sub_questions']>[number]

/** Of a number: boxes for its signs. */
const signs = 7
/** Rooms in millimetres, as they usually are. */
const workingHeight = 26
const drawingHeight = 90
const lineCounts = { short: 2, long: 7 } as const
/** Characters of an option with which four, or two, stand beside each other. */
const shortOption = 14
const middleOption = 38

type RoomProps = {
  readonly question: Part
  /** Of a question of several parts, which one, from 0. */
  readonly part: number | null
  /** Names the table. */
  readonly labelledBy: string
}

/** Room to answer a question by hand: bubbles to fill in, boxes for signs, lines for words. */
export function RoomToAnswer({ question, part, labelledBy }: RoomProps) {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return <Bubbles options={question.options ?? []} part={part} />
    case 'number':
      return (
        <>
          <Working />
          <Answer>
            <span className="paper-signs" {...figuresData(part, signs)}>
              {Array.from({ length: signs }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                <i key={at} />
              ))}
            </span>
            {question.needs_unit && <i className="paper-box paper-unit" />}
          </Answer>
        </>
      )
    case 'expression':
      return (
        <>
          <Working />
          <Answer>
            {question.start && <OptionText>{`$${question.start}$`}</OptionText>}
            <i className="paper-box paper-wide" />
          </Answer>
        </>
      )
    case 'short_text':
      return <Lines count={lineCounts.short} />
    case 'long_text':
      return <Lines count={lineCounts.long} />
    case 'drawing':
      return <i className="paper-box paper-drawing" style={tall(drawingHeight)} />
    case 'table':
      return (
        <TableFrame
          question={question}
          labelledBy={labelledBy}
          cellAt={(row, column) =>
            question.rows?.[row]?.cells[column]?.type === 'given' ? undefined : (
              <i className="paper-cell" />
            )
          }
        />
      )
    case 'matching':
      return <Matching left={question.left ?? []} options={question.options ?? []} />
    case 'ordering':
      return <Numbered options={question.options ?? []} />
    case 'cloze_dropdown':
      return <GapChoices gaps={question.gaps ?? []} />
    case 'hot_spot':
      return question.image ? (
        <div className="paper-picture">
          <MarkedPicture image={question.image} points={[]} />
        </div>
      ) : null
    case 'recording':
      return <p>Say your answer aloud to your teacher.</p>
    // Their gaps are in the text, and their parts stand below.
    case 'fill_blanks':
    case 'multi_part':
      return null
  }
}

const tall = (millimetres: number) => ({ '--tall': `${millimetres}mm` }) as CSSProperties

const Working = () => (
  <div aria-hidden="true" className="paper-working" style={tall(workingHeight)} />
)

const Answer = ({ children }: { readonly children: ReactNode }) => (
  <p className="paper-answer">
    <span>Answer</span>
    {children}
  </p>
)

const Lines = ({ count }: { readonly count: number }) => (
  <div aria-hidden="true" className="paper-lines">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <i key={at} />
    ))}
  </div>
)

type Options = NonNullable<Part['options']>

export const letterOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at)

const columnsFor = (options: Options) => {
  const longest = Math.max(...options.map(({ text }) => text.length))
  if (longest <= shortOption) return Math.min(options.length, 4)
  return longest <= middleOption ? 2 : 1
}

function Bubbles({ options, part }: { readonly options: Options; readonly part: number | null }) {
  const columns = { '--columns': columnsFor(options) } as CSSProperties
  return (
    <ul className="paper-options" style={columns}>
      {options.map(({ order, text }, at) => (
        <li key={order}>
          <b className="paper-bubble" {...bubbleData(part, order)}>
            {letterOf(at)}
          </b>
          <OptionText>{text}</OptionText>
        </li>
      ))}
    </ul>
  )
}

function Matching({
  left,
  options,
}: {
  readonly left: readonly string[]
  readonly options: Options
}) {
  return (
    <div className="paper-pairs">
      <ul>
        {left.map((text) => (
          <li key={text}>
            <OptionText>{text}</OptionText>
            <i className="paper-box" />
          </li>
        ))}
      </ul>
      <ul>
        {options.map(({ order, text }, at) => (
          <li key={order}>
            <b>{letterOf(at)}</b>
            <OptionText>{text}</OptionText>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is put in order gets numbers. */
const Numbered = ({ options }: { readonly options: Options }) => (
  <ul className="paper-order">
    {options.map(({ order, text }) => (
      <li key={order}>
        <i className="paper-box" />
        <OptionText>{text}</OptionText>
      </li>
    ))}
  </ul>
)

const GapChoices = ({ gaps }: { readonly gaps: readonly Options[] }) => (
  <ol className="paper-gaps">
    {gaps.map((options, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its number
      <li key={at}>
        <b>{at + 1}</b>
        {options.map(({ order, text }) => (
          <span key={order}>
            <OptionText>{text}</OptionText>
          </span>
        ))}
      </li>
    ))}
  </ol>
)
