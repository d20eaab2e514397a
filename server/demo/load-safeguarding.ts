import { limits } from '@learngrove/contract/safeguarding.limits'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import type { LoadedSchool } from './load-school.ts'
import type { AccountName } from './people.ts'
import { cases, type DemoCase } from './safeguarding-cases.ts'
import type { SchoolDays } from './school-days.ts'

const secondMs = 1_000
const minuteMs = 60_000
/** Time between two lines of a chat. */
const lineMs = 40 * secondMs

type Loading = {
  readonly db: Db
  readonly school: LoadedSchool
  readonly now: Date
  readonly at: SchoolDays
}

/** Names the safeguarding contacts and loads their cases, so that the page shows something. */
export async function loadSafeguarding(loading: Loading): Promise<void> {
  const { db, school } = loading
  const { school_id, accounts } = school
  const contacts = ['owner', 'teacher'] as const
  await insertAll(
    db,
    'safeguarding_contacts',
    contacts.map((name, position) => ({ school_id, user_id: accounts.get(name) ?? '', position })),
  )
  for (const one of cases) await loadCase(loading, one)
}

async function loadCase({ db, school, now, at }: Loading, one: DemoCase) {
  const { school_id, accounts, students } = school
  const { kind, response, steps } = one
  const student_id = students[one.student]?.id ?? ''
  const raised_at = new Date(now.getTime() - one.minutes_ago * minuteMs)
  const after = (minutes: number) => new Date(raised_at.getTime() + minutes * minuteMs)
  const when = (action: string) => {
    const step = steps.find((each) => each.action === action)
    return step ? after(step.after) : null
  }
  const idOf = (name: AccountName | undefined) => (name && accounts.get(name)) ?? null
  const look_again_on =
    one.look_again_in === undefined ? null : dayOf(at(one.look_again_in, 12 * 60))
  const outcome = when('closed') ? 'in_hand' : null
  const case_id = newId()
  await insertAll(db, 'safeguarding_cases', [
    {
      ...{ id: case_id, school_id, student_id, kind, response, raised_at, told_at: raised_at },
      ...{ opened_at: when('opened'), escalated_at: when('escalated'), closed_at: when('closed') },
      taken_by: idOf(steps.find(({ action }) => action === 'taken')?.by),
      ...{ outcome, look_again_on },
    },
  ])
  await insertAll(
    db,
    'safeguarding_entries',
    steps.map(({ action, by, whom, note = null, after: minutes }) => ({
      ...{ id: newId(), case_id, action, note, by_id: idOf(by), whom_id: idOf(whom) },
      lines: action === 'opened' ? Math.min(one.lines.length, limits.lines) : null,
      outcome: action === 'closed' ? outcome : null,
      look_again_on: action === 'closed' ? look_again_on : null,
      happened_at: after(minutes),
    })),
  )
  await loadChat(db, { one, case_id, school_id, student_id, raised_at })
}

/** Returns `2026-12-03`, by UTC: the moment is noon, so the school has the same day. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, '2026-12-03'.length)

type Chat = {
  readonly one: DemoCase
  readonly case_id: string
  readonly school_id: string
  readonly student_id: string
  readonly raised_at: Date
}

async function loadChat(db: Db, { one, case_id, school_id, student_id, raised_at }: Chat) {
  const { lines, flagged, certainty, kind, response } = one
  const thread_id = newId()
  const momentOf = (line: number) => new Date(raised_at.getTime() + (line - flagged) * lineMs)
  const messages = lines.map((text, line) => ({
    ...{ id: newId(), thread_id, from_user: line % 2 === 0, type: 'text', text },
    created_at: momentOf(line),
  }))
  await insertAll(db, 'chat_threads', [
    {
      ...{ id: thread_id, school_id, user_id: student_id, title: 'A talk with Pip' },
      ...{ created_at: momentOf(0), updated_at: momentOf(lines.length - 1) },
    },
  ])
  await insertAll(db, 'chat_messages', messages)
  await insertAll(db, 'safety_flags', [
    {
      ...{ id: newId(), school_id, user_id: student_id, thread_id, case_id, kind, response },
      message_id: messages[flagged]?.id ?? '',
      heard_by: certainty === null ? 'rules' : 'both',
      ...{ certainty, created_at: raised_at },
    },
  ])
}
