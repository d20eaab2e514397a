/** Names tests by their project and by how their path in it begins. */
export interface Tests {
  readonly project: string
  readonly paths: readonly string[]
}

/** Names what is mutated together, and the tests that are to notice. */
export interface Area {
  readonly name: string
  /** Lists files and folders, from the root. */
  readonly code: readonly string[]
  readonly tests: readonly Tests[]
}

/** Lists the projects of the server; PostgreSQL runs what asks the API wherever there is one. */
const server = (...paths: string[]): Tests[] => [
  { project: 'server on embedded', paths },
  { project: 'server on postgres', paths },
]

const marking = (...folders: string[]): Tests[] => [{ project: 'marking', paths: folders }]

const decisions = [
  'decide',
  'follow-line',
  'judged-meaning',
  'line-match',
  'missing',
  'scheme',
  'working',
]

export const areas: readonly Area[] = [
  { name: 'quiz', code: ['server/src/quiz/'], tests: server('server/src/quiz/') },
  { name: 'auth', code: ['server/src/auth/'], tests: server('server/src/auth/') },
  { name: 'families', code: ['server/src/families/'], tests: server('server/src/families/') },
  {
    name: 'chat',
    code: [
      'stream.answer-log',
      'stream.follow-answer',
      'end-answer',
      'stream.generations.queries',
    ].map((name) => `server/src/chat/stream/${name}.ts`),
    tests: server('server/src/chat/'),
  },
  {
    name: 'choices',
    code: ['marking/src/choices/'],
    tests: marking('marking/src/choices/', 'marking/src/every-type', 'marking/src/properties.test'),
  },
  {
    name: 'expressions',
    code: decisions.map((name) => `marking/src/expressions/${name}`),
    tests: marking('marking/src/expressions/'),
  },
  {
    name: 'quantities',
    code: ['marking/src/quantities/'],
    tests: marking('marking/src/quantities/'),
  },
  { name: 'text', code: ['marking/src/text/'], tests: marking('marking/src/text/') },
  {
    name: 'outbox',
    code: ['web/src/quiz/session/outbox'],
    tests: [
      { project: 'web', paths: ['web/src/quiz/'] },
      { project: 'web isolated', paths: ['web/src/quiz/'] },
    ],
  },
]

/** Lists what is trained or looked up, and decides nothing. */
const data = [
  'marking/src/text/training/',
  'marking/src/text/shipped',
  'marking/src/text/train-on-graded.ts',
  'marking/src/text/calibrate.ts',
  'marking/src/quantities/unit-table.ts',
]

const isCode = (path: string): boolean =>
  path.endsWith('.ts') &&
  !/\.test\.ts$|\.testing\.ts$|\/testing(\.\w+)?\.ts$/.test(path) &&
  !data.some((each) => path.startsWith(each))

/** Picks the files of an area that are mutated. */
export const codeOf = (area: Area, files: readonly string[]): string[] =>
  files.filter((path) => isCode(path) && area.code.some((each) => path.startsWith(each)))
