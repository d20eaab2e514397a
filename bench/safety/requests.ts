import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Judged, judgeAll, share } from './judged.ts'
import { thresholdAt } from './thresholds.ts'

export type RequestSet = { readonly name: string; readonly rows: readonly Judged[] }

/** Sets of requests in a folder, a line of JSON each with `prompt` and `label` (`safe` or not), judged. */
export async function readRequestSets(folder: string): Promise<RequestSet[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return Promise.all(
    files.map(async (file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
      const messages = lines.map((line) => {
        const { prompt, label }: { prompt: string; label: string } = JSON.parse(line)
        return {
          text: prompt,
          response: label === 'safe' ? ('go_on' as const) : ('refuse' as const),
        }
      })
      return { name: basename(file, '.jsonl'), rows: await judgeAll(messages) }
    }),
  )
}

/** What is heard where so large a share of the harmless may be heard too, whatever the threshold is. */
export function recallAt(rows: readonly Judged[], alarms: number) {
  const scoreOf = ({ judgement }: Judged) =>
    judgement.heard_by === 'rules' ? Number.POSITIVE_INFINITY : (judgement.certainty ?? 0)
  const safe = rows.filter(({ of }) => of.response === 'go_on')
  const unsafe = rows.filter(({ of }) => of.response !== 'go_on')
  const threshold = thresholdAt(safe.map(scoreOf), alarms)
  return {
    false_alarms_allowed: alarms,
    heard: share(unsafe, (each) => scoreOf(each) > threshold),
    heard_as_set: share(unsafe, ({ is_heard }) => is_heard),
    false_alarms_as_set: share(safe, ({ is_heard }) => is_heard),
  }
}
