import { contention, loopMs } from './cost.mjs'

/** What a loop takes on the machine for which the budgets were set, in milliseconds. */
const budgetedLoopMs = 2.2

/** Seconds that each step may take on two quiet cores. Together they are less than seven minutes. */
const budgets = {
  types: 30,
  lint: 20,
  tables: 10,
  unit: 75,
  site: 30,
  states: 180,
  e2e: 240,
  'check-content': 60,
}

/** Below this a machine counts as ours alone. */
const quiet = 1.15

/** Measures a step: returns a function that prints what it took, and warns when it took too long. */
export function startStep(name) {
  console.log(`\n— ${name}`)
  const [began, before] = [performance.now(), contention()]
  return (isWhole) => {
    const seconds = (performance.now() - began) / 1000
    console.log(`— ${name}: ${seconds.toFixed(1)} s`)
    const busy = Math.max(before, contention())
    const allowed = budgets[name] * Math.max(1, loopMs / budgetedLoopMs) * Math.max(1, busy)
    if (isWhole && seconds > budgets[name]) console.log(verdictOn(name, { seconds, allowed, busy }))
    return seconds
  }
}

function verdictOn(name, { seconds, allowed, busy }) {
  const over = `  ${name} is over its budget of ${budgets[name]} s on two quiet cores`
  if (seconds > allowed)
    return `${over}: see which tests are slow (npm run unit -- --reporter=json)`
  const times = busy > quiet ? `busy with other work (${busy.toFixed(1)} times)` : 'slower'
  return `${over}, but this machine is ${times}: ${Math.round(allowed)} s would do here`
}
