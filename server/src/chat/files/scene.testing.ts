import { ApiError } from '@learngrove/contract/call'
import { newId } from '#platform/ids.ts'
import { ask, type Client, collect, idsOf } from '#testing/chat-school.ts'
import { makeSchool } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'

/** A student of a school with the built-in tutor, who has files to send. */
export async function scene(files = memoryFiles()) {
  const school = await makeSchool({ files })
  const student = await school.addUser('student')
  return { school, student, files, client: await school.as(student) }
}

export const fileOf = (bytes: Uint8Array | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)

export const keep = (client: Client, file: File, id = newId()) =>
  client.call('POST /chat/files', { body: { id }, files: { file: [file] } })

/** A list of ids as a form carries it. */
export const asField = (ids: readonly string[]): string => btoa(JSON.stringify(ids))

/** Sends a message with files that are kept already, and reads the answer to its end. */
export async function send(
  client: Client,
  words: string,
  file_ids: readonly string[],
  more: object = {},
) {
  const events = await collect(ask(client, words, { file_ids: asField(file_ids), ...more }))
  return { events, ...idsOf(events) }
}

/** The bytes of a file, as somebody reads them. */
export async function read(client: Client, id: string): Promise<Buffer> {
  const answer = await client.call('GET /chat/files/{id}', { params: { id } })
  return Buffer.from(await answer.arrayBuffer())
}

/** The code that a call is refused with, or `done`. */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => {
      if (error instanceof ApiError) return error.code
      throw error
    },
  )
