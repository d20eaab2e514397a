import { pages } from '@learngrove/contract/pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { AskedCard } from '#questions/questions.asked-card.tsx'
import { MathsLine } from '#questions/questions.given-answer.tsx'
import { OptionText } from '#questions/questions.option-text.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { oneRoom, type Room } from './assignments.data.ts'

type RoomViewProps = { readonly assignment_id: string; readonly number: number }

/** One question on the wall, with the answers of the room as they come and nobody’s name. */
export function RoomView({ assignment_id, number }: RoomViewProps) {
  const read = useQuery({ ...oneRoom(assignment_id, number), placeholderData: keepPreviousData })
  return (
    <>
      {!read.data && <h1 className="sr-only">A question on the board</h1>}
      <Loaded
        query={read}
        what="The question"
        skeleton={<SkeletonRows label="The question is coming." rows={3} />}
      >
        {(room) => <Wall key={room.number} room={room} assignment_id={assignment_id} />}
      </Loaded>
    </>
  )
}

type WallProps = { readonly room: Room; readonly assignment_id: string }

function Wall({ room, assignment_id }: WallProps) {
  const [isTold, setIsTold] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { number, num_questions, class_id, num_answered, num_students } = room
  const to = (question: number) =>
    pages.teacherAssignments({
      ...{ class: class_id, work: assignment_id, view: 'board', question: String(question) },
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere min-w-0 flex-1 font-semibold text-lg">
          {room.title}, question {number} of {num_questions}
        </h1>
        {number > 1 && (
          <Button kind="line" render={<Link to={to(number - 1)} />}>
            Before
          </Button>
        )}
        {number < num_questions && (
          <Button kind="line" render={<Link to={to(number + 1)} />}>
            Next
          </Button>
        )}
        <Button
          kind="line"
          render={<Link to={pages.teacherAssignments({ class: class_id, work: assignment_id })} />}
        >
          Close
        </Button>
      </header>
      <AskedCard
        question={room.question}
        headingId="on-the-wall"
        heading={heading}
        name={`Question ${number}`}
        above={null}
      >
        <Answers room={room} isTold={isTold} />
      </AskedCard>
      <div className="flex flex-wrap items-center gap-4">
        <p aria-live="polite" className="flex-1 font-display font-bold text-2xl">
          {num_answered} of {num_students} have answered
        </p>
        <Button kind="soft" onClick={() => setIsTold(!isTold)} aria-pressed={isTold}>
          {isTold ? 'Hide what is right' : 'Show what is right'}
        </Button>
      </div>
      {isTold && (
        <p className="text-lg">
          {room.num_right_first} right at the first try, {room.num_right_later} later.
        </p>
      )}
    </div>
  )
}

/** The options with how many chose each; of mathematics, what was put down. */
function Answers({ room, isTold }: { readonly room: Room; readonly isTold: boolean }) {
  const { question, answers, num_answered } = room
  const options = (question.options ?? []).flatMap(({ order, text }) => {
    const chosen = answers.find(({ option }) => option === order)
    return [{ key: String(order), text, count: chosen?.count ?? 0, isRight: chosen?.is_right }]
  })
  const typed = answers.flatMap(({ text, count, is_right }) =>
    text === null ? [] : [{ key: text, text, count, isRight: is_right }],
  )
  const rows = typed.length > 0 ? typed : options
  if (rows.length === 0) {
    return <p className="text-quiet">The answers to this question are each student’s own.</p>
  }
  return (
    <ul className="grid gap-2.5">
      {rows.map(({ key, text, count, isRight }) => (
        <li
          key={key}
          className={classes(
            'relative flex items-center gap-4 overflow-hidden rounded-tile border border-line-strong px-4 py-3 text-lg',
            isTold && isRight && 'border-primary inset-ring inset-ring-primary',
          )}
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-0 bg-primary-soft transition-[width] duration-slow"
            style={{ width: `${(100 * count) / Math.max(1, num_answered)}%` }}
          />
          <span className="relative min-w-0 flex-1">
            {typed.length > 0 ? <MathsLine>{text}</MathsLine> : <OptionText>{text}</OptionText>}
            {isTold && isRight && <span className="sr-only">, right</span>}
          </span>
          <span className="relative font-bold tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  )
}
