import type { Event } from '#mind/event.ts'
import type { Fact } from '#mind/move.ts'
import { posedBy } from '#mind/posed.ts'
import type { TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'

/** A way and a time, and the speed that one over the other is said to be: "30 km in 20 min so 30/20 = 1.5 km/h". */
const rate =
  /(?<![\d.])(\d{1,7}(?:\.\d{1,4})?) ?(km|m|cm|miles?)\b[^=\d]{1,40}(\d{1,7}(?:\.\d{1,4})?) ?(h|hours?|hrs?|min|mins|minutes?|s|secs?|seconds?)\b[^=]{0,40}= ?(\d{1,7}(?:\.\d{1,4})?) ?(km|m|cm|miles?) ?(?:\/|per|an?) ?(h|hour|hr|min|minute|s|sec|second)\b/i

const LONGEST = 200
/** A speed may be rounded by so much of itself. */
const ROUNDED = 0.01

const times: Readonly<Record<string, string>> = { h: 'hours', m: 'minutes', s: 'seconds' }
const timeOf = (unit = ''): string => times[unit[0]?.toLowerCase() ?? ''] ?? ''

/** A speed whose time was not changed into its unit: the sum is right, and the speed is not. */
export function checkRate(state: TalkState, { text, in_hand }: Event): Turn | undefined {
  const isOpen = state.problem !== undefined && !state.problem.is_done
  const found = in_hand || isOpen || text.length > LONGEST ? null : rate.exec(text)
  if (!found) return undefined
  const [, way, length = '', time, given, speed, said = '', per] = found
  const [own, wanted] = [timeOf(given), timeOf(per)]
  const isSame = Math.abs(Number(way) / Number(time) - Number(speed)) <= ROUNDED * Number(speed)
  if (own === wanted || length[0] !== said[0] || length.length !== said.length || !isSame)
    return undefined
  const posed = posedBy(
    `what is the speed in ${said}/${per} for ${way} ${length} in ${time} ${own}`,
  )
  const facts: Fact[] = [
    { text: `$${speed}\\,\\text{${said}/${per}}$`, from: 'algebra' },
    {
      text: `The time is in ${own}, and a speed in ${said}/${per} counts ${wanted}.`,
      from: 'algebra',
    },
  ]
  const ask = `How many ${wanted} are ${time} ${own}?`
  const move = {
    mode: 'check_working',
    act: { type: 'check', verdict: 'not_the_answer' },
    ...{ facts, ask },
  } as const
  return { state: posed ? { ...state, problem: posed.problem } : state, move }
}
