/** What keeps a sentence true: a test by its name, a call of the contract, a page, or a line of the code. */
export type Keeper =
  | { readonly test: string; readonly named: string }
  | { readonly call: string }
  | { readonly page: string }
  | { readonly file: string; readonly has: string }

export const raised = {
  test: 'server/src/safeguarding/safeguarding.api.test.ts',
  named: 'what a child says reaches a contact, who reads it, acts, writes it down and closes it',
} as const
export const alone = {
  test: 'server/src/chat/chat.safety.api.test.ts',
  named: 'of a child without a school nobody is told, and Pip says so',
} as const
export const tellsNoName = {
  test: 'server/src/chat/chat.hosted.api.test.ts',
  named: 'a model elsewhere answers, and is sent nothing that tells who asks',
} as const
export const papersKept = {
  test: 'server/src/lessons/papers.api.test.ts',
  named: 'only the hash of the key is kept, for seven days',
} as const
export const sheetsKept = {
  test: 'server/src/sharing/sharing.api.test.ts',
  named: 'a stranger’s key and an expired one are refused alike, and a job forgets the attempt',
} as const
export const visitorsNamed = {
  test: 'server/src/sharing/sharing.api.test.ts',
  named: 'keeps name and address for whoever shared it, and no score that it is told',
} as const
export const picturesBare = {
  test: 'server/src/quiz/files/files.api.test.ts',
  named: 'a photograph is turned, made small and bare, and its student reads it',
} as const
export const soundBare = {
  test: 'server/src/platform/sound/sound.test.ts',
  named: 'the moment at which a recording was made is taken out',
} as const
export const workSeen = {
  test: 'server/src/quiz/files/files.api.test.ts',
  named: 'a drawing that is handed in waits for its teacher, who sees it, and nobody else does',
} as const
export const unnamedKept = {
  file: 'server/src/quiz/files/files.limits.ts',
  has: 'unnamedMs = 14 * 24 * hour',
} as const
export const talksKept = {
  test: 'server/src/privacy/export.api.test.ts',
  named: 'a copy that a guardian asks for leaves the conversations of the child to the child',
} as const
export const callsKept = {
  file: 'server/src/models/models.jobs.ts',
  has: 'callsKeptMs = 400 * dayMs',
} as const
export const guardianRules = {
  file: 'server/src/families/guardian-rules.ts',
  has: '24 * hour',
} as const
export const noKey = {
  test: 'server/src/quiz/quiz.keys.api.test.ts',
  named: 'nothing that a student receives gives an open question away',
} as const
export const redeem = { call: 'POST /activation' } as const
