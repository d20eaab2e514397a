import type { reports } from '@learngrove/contract/reports'
import type { Output } from '@learngrove/contract/route'
import type { Person } from '../reach.queries.ts'

type Event = Output<typeof reports.ask> extends AsyncIterable<infer Each> ? Each : never
type Behind = Extract<Event, { readonly event: 'figures' }>['data']['behind'][number]

/** Which answers are behind a figure. */
export type Wanted = Behind['wanted']

export type Teller = ReturnType<typeof createTeller>

const sign = /\{[a-z]+ \d+\}/g

/**
 * Makes the words of an answer. What could name somebody stands in them as a sign, `{student 1}`, until the words are
 * shown; a figure stands as a link to the answers behind it, `[2 of 7](#1)`.
 */
export function createTeller() {
  const behind: Behind[] = []
  const hidden = new Map<string, string>()
  const signs = new Map<string, string>()
  const named = new Map<string, Person>()

  function hide(
    kind: 'student' | 'class' | 'question' | 'sheet' | 'topic',
    text: string,
    key = text,
  ) {
    const known = signs.get(`${kind} ${key}`)
    if (known) return known
    const count = [...hidden.keys()].filter((each) => each.startsWith(`{${kind} `)).length
    const made = `{${kind} ${count + 1}}`
    signs.set(`${kind} ${key}`, made)
    hidden.set(made, text)
    return made
  }

  return {
    hide,
    /** Names a student. */
    name(person: Person): string {
      named.set(person.id, person)
      return hide('student', `${person.first_name} ${person.last_name}`.trim(), person.id)
    },
    /** Says a figure of which the answers are there. */
    figure(text: string, title: string, wanted: Wanted): string {
      behind.push({ number: behind.length + 1, title, wanted })
      return `[${text}](#${behind.length})`
    },
    /** Puts back what was hidden. */
    reveal: (words: string): string => words.replace(sign, (each) => hidden.get(each) ?? each),
    /** Everybody who was named. */
    named: (): readonly string[] => [...named.keys()],
    behind: (): readonly Behind[] => behind,
  }
}
