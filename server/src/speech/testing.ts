import { readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import { createSpeech } from '#platform/speech/speech.ts'
import { makeSchool } from '#testing/harness.ts'
import { modelPeer, type Play } from '#testing/model-peer.ts'
import { addChat } from '#testing/watched-school.ts'

/** An answer of the tutor, with mathematics, money and a list. */
export const answer = 'Take **5** from both sides, so $x^2 = 4$.\n\n- It costs £2.\n- What is $x$?'

/** The same as it is said. */
export const saidAnswer =
  'Take 5 from both sides, so x squared equals 4. It costs 2 pounds. What is x?'

const hertz = 8_000

/** A WAV of a second, with these samples. */
export function wavOf(sample: (at: number) => number): Buffer {
  const data = Buffer.alloc(hertz * 2)
  for (let at = 0; at < hertz; at += 1) data.writeInt16LE(sample(at), at * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(hertz, 24)
  head.writeUInt32LE(hertz * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

export const tone = wavOf((at) => Math.round(8_000 * Math.sin(at / 3)))

/** Answers as a voice of a provider does, with these bytes. */
export const speaking =
  (bytes: Buffer): Play =>
  (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.end(bytes)
  }

/** Answers as an ear of a provider does. */
export const hearing =
  (text: string): Play =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ text, language: 'english', duration: 1, segments: [] }))
  }

type Settings = Readonly<Record<string, string>>
type Options = Parameters<typeof createSpeech>[1] & Partial<Pick<Services, 'files'>>

/** A school with a student and an answer of the tutor's, as these settings of speech make it. */
export async function makeSpeakingSchool(
  settings: Settings = {},
  { files, ...options }: Options = {},
) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings })
  const school = await makeSchool({
    ...{ config, speech: createSpeech(config, options) },
    ...(files && { files }),
  })
  const student = await school.addUser('student')
  const { message_ids } = await addChat(school, { user: student, lines: ['Help me', answer] })
  const [asked_id = '', id = ''] = message_ids
  return { ...school, student, asked_id, message_id: id, client: await school.as(student) }
}

/** The same with a provider that speaks, hears or both, and that answers so. */
export async function makeHostedSchool(play: Play, settings: Settings = {}, options: Options = {}) {
  const peer = await modelPeer(play)
  const urls = { SPEECH_URL: peer.url, HEARING_URL: peer.url, SPEECH_KEY: 'a secret key' }
  return { ...(await makeSpeakingSchool({ ...urls, ...settings }, options)), peer }
}

type Client = Awaited<ReturnType<typeof makeSpeakingSchool>>['client']

/** Asks for a text of a message, or with `is_quiz` of a question. */
export const say = (client: Client, id: string, text: string, is_quiz?: boolean) =>
  client.call('POST /chat/{id}/speech', {
    ...{ params: { id }, body: { text } },
    query: is_quiz === undefined ? {} : { is_quiz },
  })

export const bytesOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer())

export const hear = (client: Client, ...recordings: readonly Blob[]) =>
  client.call('POST /chat/speech', { files: { chat_speech: recordings } })

export const recordingOf = (bytes: Uint8Array): File =>
  new File([Uint8Array.from(bytes)], 'recording.wav', { type: 'audio/wav' })
