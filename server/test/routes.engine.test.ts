import { platformErrors } from '@learngrove/contract/errors'
import type { Route } from '@learngrove/contract/route'
import { expect, test } from 'vitest'
import { makeVictim, type Victim } from './victim.ts'
import { addressOf, requestOf, type Walked, walked } from './walk.ts'

/** Makes somebody for each audience: the one whose things the requests name, if they may call. */
async function makeCallers({ school, victim, ...others }: Victim) {
  const student = await school.tokenOf(victim)
  const parent = await school.tokenOf(others.parent)
  const staff = await school.tokenOf(others.teacher)
  const owner = await school.tokenOf(await school.addUser('owner'))
  return ({ audience }: Route): string => {
    if (audience === 'any' || audience === 'public' || audience.includes('student')) return student
    if (audience.includes('owner')) return owner
    if (audience.includes('parent')) return parent
    // The teacher has another class; an owner is a teacher whom the whole school is open to.
    return audience.includes('teacher') ? owner : staff
  }
}

/** What reads comes first and what ends things last, so that each finds what it asks for. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const endingSessions: readonly string[] = ['auth.logout', 'classes.cards', 'classes.updatePerson']
const signsOut = (each: Walked) => (endingSessions.includes(each.name) ? 1 : 0)
const inOrder = walked.toSorted(
  (a, b) =>
    signsOut(a) - signsOut(b) || order.indexOf(a.route.method) - order.indexOf(b.route.method),
)

test('every route answers a sound request by what it declares', async () => {
  const world = await makeVictim()
  const tokenFor = await makeCallers(world)
  const odd: unknown[] = []
  let done = 0
  for (const { name, route, sample } of inOrder) {
    const declared = Object.entries({ ...platformErrors, ...route.refusals })
    const asked = sample(world.of)
    const url = `${world.school.base}/api/v1${addressOf(route, asked)}`
    const answer = await fetch(url, requestOf(route, asked, tokenFor(route)))
    const text = await answer.text()
    if (answer.ok) done++
    const isDeclared = declared.some(
      ([code, status]) => status === answer.status && text.includes(code),
    )
    const isOdd =
      answer.status === 500 || !(answer.ok || isDeclared) || /event: error|INTERNAL/.test(text)
    if (isOdd) odd.push([name, answer.status, text.slice(0, 200)])
  }
  expect(odd).toEqual([])
  // The measure can tell: most of them do what they are asked.
  expect(done).toBeGreaterThan(walked.length / 2)
}, 60_000)
