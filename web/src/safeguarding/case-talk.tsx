import { limits } from '@learngrove/contract/safeguarding.limits'
import { Eye } from 'lucide-react'
import { companion } from '#platform/brand.ts'
import { useUser } from '#platform/session.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { Standing } from './case-list.tsx'
import type { Line, OpenedCase, Passage } from './safeguarding.data.ts'
import { kinds, nameOf } from './safeguarding.words.ts'
import { longDay, timeOf } from './when.ts'

/** The lines around what was flagged, under the rule by which they are read. */
export function CaseTalk({ one }: { readonly one: OpenedCase }) {
  const { student, kind, raised_at, passages } = one
  return (
    <>
      <header className="grid gap-2 px-4 pt-4 pb-3 md:px-6 md:pt-5 md:pb-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
          <Standing one={one} />
          Chat with {companion}, {longDay(new Date(raised_at))}
        </p>
        <h2 id="flag-title" className="text-xl">
          {kinds[kind].of(student.first_name)}
        </h2>
        <p className="text-quiet text-sm">
          {nameOf(student)}
          {student.level_name && `, ${student.level_name}`}
        </p>
      </header>
      <ReadingRule one={one} />
      {passages.map((passage) => (
        <PassageLines key={passage.lines[0]?.id} passage={passage} child={student.first_name} />
      ))}
    </>
  )
}

/** Where the eye is when it begins to read: that it is written down, by whom and when. */
function ReadingRule({ one }: { readonly one: OpenedCase }) {
  const user = useUser()
  const reading = one.log.findLast(({ action, by }) => action === 'opened' && by?.id === user?.id)
  const at = reading ? new Date(reading.happened_at) : undefined
  return (
    <p className="mx-4 flex gap-3 rounded-control bg-sand px-4 py-3 text-sm md:mx-6">
      <Eye {...ICON} className="mt-0.5 flex-none text-quiet" />
      <span>
        <b className="font-bold">
          You see up to {limits.lines} lines for each flag, and your reading is written down.
        </b>{' '}
        {at && user && `${nameOf(user)}, ${longDay(at)}, ${timeOf(at)}. `}
        The rest of the chat stays {one.student.first_name}’s.
      </span>
    </p>
  )
}

const closedWords = (count: number, where: 'before' | 'after') => {
  if (count === 0) return `No lines ${where}`
  return `${count} ${count === 1 ? 'line' : 'lines'} ${where}, closed`
}

type PassageLinesProps = { readonly passage: Passage; readonly child: string }

function PassageLines({ passage, child }: PassageLinesProps) {
  return (
    <div className="pb-4">
      <Shut>{closedWords(passage.before, 'before')}</Shut>
      <ol
        aria-label={`${passage.lines.length} lines of the chat`}
        className="grid px-4 py-1 md:px-6"
      >
        {passage.lines.map((line, index) => (
          <LineOf key={line.id} line={line} place={index + 1} child={child} />
        ))}
      </ol>
      <Shut>{closedWords(passage.after, 'after')}</Shut>
    </div>
  )
}

function Shut({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-3 px-4 pt-4 pb-1 text-quiet text-sm before:flex-1 before:border-line-strong before:border-t before:border-dashed after:flex-1 after:border-line-strong after:border-t after:border-dashed md:px-6">
      {children}
    </p>
  )
}

type LineOfProps = { readonly line: Line; readonly place: number; readonly child: string }

function LineOf({ line, place, child }: LineOfProps) {
  const { from_user, text, created_at, flag } = line
  return (
    <li
      className={classes(
        'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 md:grid-cols-[1.5rem_2.75rem_minmax(0,1fr)]',
        flag && '-mx-2 my-1.5 rounded-control bg-peach px-2 py-3 md:-mx-3 md:px-3',
      )}
    >
      <span
        aria-hidden="true"
        className={classes('text-right text-sm tabular-nums', flag ? 'text-ink' : 'text-quiet')}
      >
        {place}
      </span>
      <time
        dateTime={created_at}
        className={classes('text-sm max-md:order-last', flag ? 'text-ink' : 'text-quiet')}
      >
        {timeOf(new Date(created_at))}
      </time>
      <p
        className={classes(
          'min-w-0 whitespace-pre-line [overflow-wrap:anywhere]',
          !from_user && 'text-quiet',
          flag && 'font-medium text-ink text-lg leading-snug',
        )}
      >
        <b
          className={classes(
            'mr-1.5 font-semibold text-sm',
            !from_user && !flag && 'text-primary-strong',
          )}
        >
          {from_user ? child : companion}
        </b>
        {text}
        {flag && <span className="mt-1 block font-normal text-sm">{heardWords(flag)}</span>}
      </p>
    </li>
  )
}

const percent = 100

/** By what it was flagged, and how sure that is: a reader should know how far to trust it. */
function heardWords({ kind, heard_by, certainty }: NonNullable<Line['flag']>): string {
  const by = heard_by === 'both' ? 'Two readings agree' : 'One reading heard it'
  const sure = certainty === null ? '' : `, ${Math.round(certainty * percent)} in ${percent} sure`
  return `Flagged here: ${kinds[kind].title.toLowerCase()}. ${by}${sure}.`
}
