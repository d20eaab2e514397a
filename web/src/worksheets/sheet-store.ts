import type { Blueprint, MadeQuestion, MadeSheet } from './worksheets.data.ts'

/** What of a worksheet is changed in the creator. */
export type Draft = Pick<
  MadeSheet,
  'title' | 'tags' | 'time_limit' | 'num_question_to_complete' | 'has_versions' | 'is_draft'
> & {
  readonly blueprint: Blueprint | null
  readonly questions: readonly MadeQuestion[]
}

/** Whether the server has it: all of it, not yet, it is under way, there is no network, or another window has changed it. */
export type Kept = 'saved' | 'waiting' | 'saving' | 'offline' | 'elsewhere' | 'refused'

export type SheetState = {
  readonly draft: Draft
  readonly kept: Kept
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** How sending went: the revision that it made, or why there is none. */
export type Sent =
  | { readonly revision: number }
  | { readonly problem: 'offline' | 'elsewhere' | 'refused' }

type Options = {
  readonly sheet: MadeSheet
  readonly send: (draft: Draft, revision: number) => Promise<Sent>
  /** Runs something later, and gives the way to call it off. */
  readonly later: (act: () => void, ms: number) => () => void
}

/** So long after the last change it is sent; so long after a network that failed it is tried again. */
const restMs = 700
const againMs = 5_000
const longestHistory = 100

const draftOf = ({
  title,
  tags,
  time_limit,
  num_question_to_complete,
  has_versions,
  is_draft,
  ...sheet
}: MadeSheet): Draft => ({
  ...{ title, tags, time_limit, num_question_to_complete, has_versions, is_draft },
  blueprint: sheet.blueprint,
  questions: sheet.questions,
})

/** The drafts before and after the one that is shown. */
function createHistory() {
  let past: readonly Draft[] = []
  let ahead: readonly Draft[] = []
  return {
    can: () => ({ canUndo: past.length > 0, canRedo: ahead.length > 0 }),
    remember(draft: Draft) {
      past = [...past, draft].slice(-longestHistory)
      ahead = []
    },
    forgetAhead() {
      ahead = []
    },
    back(from: Draft): Draft | undefined {
      const before = past.at(-1)
      if (!before) return undefined
      past = past.slice(0, -1)
      ahead = [...ahead, from]
      return before
    },
    on(from: Draft): Draft | undefined {
      const next = ahead.at(-1)
      if (!next) return undefined
      ahead = ahead.slice(0, -1)
      past = [...past, from]
      return next
    },
  }
}

/** Sends drafts, one at a time, when the hand rests, so that the last word is the last. */
function createSender(
  { sheet, send, later }: Options,
  { draft, show }: { draft: () => Draft; show: (kept: Kept) => void },
) {
  let revision = sheet.revision
  let sent = draft()
  let sending: Promise<void> | undefined
  let isElsewhere = false
  let cancel: (() => void) | undefined

  function schedule(ms: number) {
    cancel?.()
    cancel = later(() => void save(), ms)
  }

  /** Ends when all is sent that was there when it was called, or it could not be. */
  async function save(): Promise<void> {
    cancel?.()
    cancel = undefined
    if (sending) await sending
    if (sending || isElsewhere || draft() === sent) return
    sending = sendOne(draft())
    await sending
  }

  async function sendOne(going: Draft): Promise<void> {
    show('saving')
    const answer = await send(going, revision)
    sending = undefined
    if ('problem' in answer) {
      isElsewhere = answer.problem === 'elsewhere'
      show(answer.problem)
      if (answer.problem === 'offline') schedule(againMs)
      return
    }
    revision = answer.revision
    sent = going
    const isAll = draft() === going
    show(isAll ? 'saved' : 'waiting')
    if (!isAll) schedule(restMs)
  }

  return {
    save,
    changed() {
      if (!sending && !isElsewhere) show('waiting')
      schedule(restMs)
    },
  }
}

/**
 * Holds a worksheet while it is made: every change is shown at once, can be taken back, and is sent by itself
 * when the hand rests.
 */
export function createSheetStore(options: Options) {
  const history = createHistory()
  let state: SheetState = {
    ...{ draft: draftOf(options.sheet), kept: 'saved' },
    ...{ canUndo: false, canRedo: false },
  }
  const listeners = new Set<() => void>()
  const show = (change: Partial<SheetState>) => {
    state = { ...state, ...change, ...history.can() }
    for (const listener of listeners) listener()
  }
  const sender = createSender(options, {
    draft: () => state.draft,
    show: (kept) => show({ kept }),
  })
  const put = (draft: Draft | undefined) => {
    if (!draft) return
    show({ draft })
    sender.changed()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes the draft. What is changed by typing in one place is taken back as one: `isTyping`. */
    change(change: Partial<Draft>, isTyping = false) {
      const isGoingOn = isTyping && state.canUndo && state.kept === 'waiting'
      if (isGoingOn) history.forgetAhead()
      else history.remember(state.draft)
      put({ ...state.draft, ...change })
    },
    undo: () => put(history.back(state.draft)),
    redo: () => put(history.on(state.draft)),
    /** Sends at once what is not there yet. */
    save: sender.save,
  }
}

export type SheetStore = ReturnType<typeof createSheetStore>
