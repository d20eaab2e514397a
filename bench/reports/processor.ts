import { readFileSync } from 'node:fs'

/** Linux counts the time of other processes in hundredths of a second. */
const tickMs = 10
/** Where the times of the process itself stand after its name. */
const [userAt, systemAt] = [11, 12]

/** The processor time that a process of this machine has taken so far. */
export function processorMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[userAt]) + Number(fields[systemAt])) * tickMs
}
