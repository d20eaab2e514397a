import { Avatar } from '#ui/avatar.tsx'
import { classes } from '#ui/classes.ts'
import type { Board, Student } from './assignments.data.ts'
import { nameOf, studentsThat } from './words-of-work.ts'

type TrackProps = { readonly board: Board; readonly hasNames: boolean }

/** Where everybody is: a column for each question with the students at it; rows on a phone. */
export function BoardTrack({ board, hasNames }: TrackProps) {
  const at = [...studentsThat(board, 'working'), ...studentsThat(board, 'stuck')]
  const columns = board.questions.length + 2
  return (
    <>
      <ol
        aria-label="Where everyone is"
        className="border-line border-y bg-paper lg:grid lg:auto-cols-[minmax(72px,1fr)] lg:grid-flow-col lg:overflow-x-auto"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(72px, 1fr))` }}
      >
        <Place title="Not begun" students={studentsThat(board, 'not_begun')} hasNames={hasNames} />
        {board.questions.map(({ number, num_tried, num_right_first }) => (
          <Place
            key={number}
            title={String(number)}
            isQuestion
            students={at.filter(({ question }) => question === number)}
            note={num_tried > 0 ? `${num_right_first} of ${num_tried}` : ''}
            hasNames={hasNames}
          />
        ))}
        <Place
          title="Finished"
          isEnd
          students={studentsThat(board, 'finished')}
          hasNames={hasNames}
        />
      </ol>
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-line border-b px-4 py-3 text-quiet text-sm lg:px-5">
        <Ring look="border-primary">Working now</Ring>
        <Ring look="border-coral">Stuck</Ring>
        <span>With each question: how many were right at the first try</span>
      </p>
    </>
  )
}

const Ring = ({ look, children }: { readonly look: string; readonly children: string }) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    <span aria-hidden="true" className={classes('size-3.5 rounded-full border-[2.5px]', look)} />
    {children}
  </span>
)

type PlaceProps = {
  readonly title: string
  readonly isQuestion?: boolean
  readonly isEnd?: boolean
  readonly students: readonly Student[]
  readonly note?: string
  readonly hasNames: boolean
}

function Place({ title, isQuestion, isEnd, students, note = '', hasNames }: PlaceProps) {
  const isHot = students.some(({ state }) => state === 'stuck')
  return (
    <li
      className={classes(
        'grid grid-cols-[minmax(92px,auto)_minmax(0,1fr)] items-center gap-x-3 border-line border-t px-4 py-2.5 first:border-t-0 lg:min-h-56 lg:grid-cols-1 lg:grid-rows-[auto_1fr_auto] lg:border-t-0 lg:border-l lg:px-1 lg:first:border-l-0',
        isHot && 'bg-peach/40',
        isEnd && 'bg-primary-soft/50',
      )}
    >
      <p className="font-semibold text-sm lg:text-center">
        {isQuestion && <span className="lg:sr-only">Question </span>}
        {title}
      </p>
      <ul className="row-span-2 flex min-h-6 flex-wrap gap-x-3.5 gap-y-3 py-1 lg:row-span-1 lg:self-stretch lg:flex-col lg:flex-nowrap lg:items-center lg:justify-end">
        {hasNames ? (
          <Seats students={students} />
        ) : (
          students.length > 0 && (
            <li className="font-display font-bold text-2xl tabular-nums">{students.length}</li>
          )
        )}
      </ul>
      <p className="text-quiet text-sm tabular-nums lg:text-center">{note}</p>
    </li>
  )
}

/** More than these stand close together, each by their picture alone. */
const mostSeats = 6

function Seats({ students }: Pick<PlaceProps, 'students'>) {
  if (students.length <= mostSeats)
    return students.map((student) => <Seat key={student.id} student={student} />)
  return (
    <li>
      <ul className="flex flex-wrap gap-1.5 lg:justify-center">
        {students.map((student) => (
          <li key={student.id} title={nameOf(student)}>
            <Avatar name={nameOf(student)} picture={student.profile_pic_url} size="small" named />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Seat({ student }: { readonly student: Student }) {
  const { state, is_live, minutes, first_name, profile_pic_url } = student
  const isStuck = state === 'stuck'
  return (
    <li className="grid justify-items-center gap-1 font-semibold text-sm leading-tight">
      <Avatar
        name={nameOf(student)}
        picture={profile_pic_url}
        className={classes(
          isStuck && 'ring-2 ring-coral ring-offset-2 ring-offset-paper',
          !isStuck && is_live && 'ring-2 ring-primary ring-offset-2 ring-offset-paper',
        )}
      />
      <span className="max-w-24 truncate">{first_name}</span>
      {isStuck && <span className="text-danger">{minutes} min</span>}
    </li>
  )
}
