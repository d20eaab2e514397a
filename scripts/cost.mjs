/**
 * Measures work against a loop of fixed length instead of a clock, so that a limit means the same
 * on a slow machine, and by processor time, so that it means the same on a busy one.
 */

const text = 'Solve 3(x-2)=2x+5, then show each step of it in words. '.repeat(40)
const rounds = 12
const roots = 20_000
const warmUps = 12
const samples = 9

/** Does about two milliseconds of what our code does: cuts texts, fills maps, sorts, computes. */
function loop() {
  let sum = 0
  for (let round = 0; round < rounds; round += 1) {
    const counts = new Map()
    for (const word of text.split(/\W+/)) counts.set(word, (counts.get(word) ?? 0) + word.length)
    sum += JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1))).length
    for (let at = 1; at < roots; at += 1) sum += Math.sqrt(at) % 1
  }
  return sum
}

/** Returns the processor time of this process in milliseconds, all its threads together. */
function processorMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function medianLoop() {
  for (let warmed = 0; warmed < warmUps; warmed += 1) loop()
  const taken = Array.from({ length: samples }, () => {
    const began = processorMs()
    loop()
    return processorMs() - began
  }).sort((a, b) => a - b)
  return taken[Math.floor(samples / 2)] ?? 1
}

/** The processor time of one loop on this machine, in milliseconds. */
export const loopMs = medianLoop()

/** Starts to count. Returns a function that returns the processor time since then, in loops. */
export function startCost() {
  const began = processorMs()
  return () => (processorMs() - began) / loopMs
}

/** Returns how many times as long as alone a piece of work takes now, because others use the machine. */
export function contention() {
  const [began, used] = [performance.now(), processorMs()]
  while (performance.now() - began < 250) loop()
  return (performance.now() - began) / Math.max(processorMs() - used, 1)
}
