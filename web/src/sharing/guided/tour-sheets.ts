import type { Received } from '@learngrove/contract/call'
import { publicCall } from '#platform/public-call.ts'

export type Sheets = Received<'GET /public/worksheets/public-shareable'>['worksheets']

/** Reads the worksheets that anybody may try; none where they do not arrive. */
export async function readSheets(): Promise<Sheets> {
  try {
    return (await publicCall('GET /public/worksheets/public-shareable', {})).worksheets
  } catch {
    return []
  }
}
