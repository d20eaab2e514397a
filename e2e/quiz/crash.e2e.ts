import { setTimeout as pause } from 'node:timers/promises'
import { quizNamed, signIn } from '../support/api.ts'
import { type Act, journey, opening } from '../support/crash-journey.ts'
import { audit, emptyLedger, quizFinished } from '../support/crash-ledger.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'crash' })

const crashes = 10
/** A crash may come as much later than the answer as this share of the time that it takes. */
const late = 1.4
/** A step may take so long by itself, the start of a server in it; all of them together take what they take. */
const stepMs = 240_000

test('ten crashes lose nothing that was acknowledged, and count nothing twice', async ({
  server,
}) => {
  const began = performance.now()
  // Ten times the server is started anew: on a busy machine that is minutes, and no fault of what is tested.
  const allowStep = () => test.setTimeout(performance.now() - began + stepMs)
  allowStep()
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
  console.log(`The crashes are drawn from the seed ${seed}; CRASH_SEED=${seed} draws them again.`)
  const random = randomFrom(seed)

  const student = await signIn(server.url, 'student')
  const quizId = await quizNamed(student, 'Solving linear equations')
  const { xp: xp_before } = await student.call('GET /users/xp', {})
  const { days } = await student.call('GET /users/streaks', {})
  const ledger = Object.assign(emptyLedger(), { xp: xp_before, days })

  /** Sends a request, with a crash on the way or without, until it is acknowledged. */
  async function live(act: Act, isFated: boolean) {
    allowStep()
    ledger.pending = act.pending
    ledger.pending_id = act.id
    if (isFated) {
      const delay = Math.round(random() * act.span * late)
      const crash = pause(delay).then(() => server.kill())
      const [sent] = await Promise.allSettled([act.run(server.url), crash])
      const isAcknowledged = sent.status === 'fulfilled'
      const words = isAcknowledged ? 'after its acknowledgement' : 'before it was acknowledged'
      console.log(`Killed ${delay} ms into "${act.name}", ${words}`)
      await server.start()
      if (isAcknowledged) ledger.pending = 'other'
      await test.step(`audit after "${act.name}"`, () => audit(server.url, ledger, xp_before))
      // A rung of the ladder has no key: asking again asks for the next one.
      if (isAcknowledged && act.pending === 'hint') return
    }
    // Acknowledged or not, the same request again counts once.
    await act.run(server.url)
    ledger.pending = 'other'
  }

  const first = opening(ledger, () => quizId)
  const isEarly = random() < 0.5
  for (const act of first) await live(act, isEarly && act.name !== 'sign in')
  const acts = journey(ledger)
  const fated = chosen(acts, crashes - (isEarly ? 1 : 0), random)
  for (const act of acts) await live(act, fated.has(act))
  await audit(server.url, ledger, xp_before)

  expect(ledger.is_completed).toBe(true)
  expect(ledger.marked.size).toBe(10)
  expect(ledger.days).toBe(days + 1)
  const gained = [...ledger.marked.values()].reduce((sum, { xp_gain }) => sum + xp_gain, 0)
  expect(ledger.xp - xp_before).toBe(gained + quizFinished)
})

function chosen<Each>(list: readonly Each[], count: number, random: () => number): Set<Each> {
  const drawn = list.map((each) => ({ each, lot: random() })).toSorted((a, b) => a.lot - b.lot)
  return new Set(drawn.slice(0, count).map(({ each }) => each))
}

/** Chance from a seed. Mulberry32 by Tommy Ettinger, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
