import type { Blueprint, MadeQuestion, MadeSheet } from './worksheets.data.ts'

/** What of a worksheet is changed in the creator. */
export type Draft = Pick<
  MadeSheet,
  'title' | 'tags' | 'time_limit' | 'num_question_to_complete' | 'is_draft'
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
  is_draft,
  ...sheet
}: MadeSheet): Draft => ({
  ...{ title, tags, time_limit, num_question_to_complete, is_draft },
  blueprint: sheet.blueprint,
  questions: sheet.questions,
})

/**
 * Holds a worksheet while it is made: every change is shown at once, can be taken back, and is sent by itself
 * when the hand rests. One thing is sent at a time, so the last word is the last.
 */
export function createSheetStore({ sheet, send, later }: Options) {
  let revision = sheet.revision
  let past: readonly Draft[] = []
  let ahead: readonly Draft[] = []
  let state: SheetState = {
    draft: draftOf(sheet),
    kept: 'saved',
    canUndo: false,
    canRedo: false,
  }
  let sent = state.draft
  let cancel: (() => void) | undefined
  const listeners = new Set<() => void>()

  function show(change: Partial<SheetState>) {
    state = { ...state, ...change, canUndo: past.length > 0, canRedo: ahead.length > 0 }
    for (const listener of listeners) listener()
  }

  function schedule(ms: number) {
    cancel?.()
    cancel = later(() => void save(), ms)
  }

  async function save(): Promise<void> {
    cancel?.()
    cancel = undefined
    if (state.kept === 'saving' || state.kept === 'elsewhere' || state.draft === sent) return
    const going = state.draft
    show({ kept: 'saving' })
    const answer = await send(going, revision)
    if ('problem' in answer) {
      show({ kept: answer.problem })
      if (answer.problem === 'offline') schedule(againMs)
      return
    }
    revision = answer.revision
    sent = going
    const isAll = state.draft === going
    show({ kept: isAll ? 'saved' : 'waiting' })
    if (!isAll) schedule(restMs)
  }

  function put(draft: Draft) {
    show({
      draft,
      kept: state.kept === 'saving' || state.kept === 'elsewhere' ? state.kept : 'waiting',
    })
    schedule(restMs)
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes the draft. What is changed by typing in one place is taken back as one: `isTyping`. */
    change(change: Partial<Draft>, isTyping = false) {
      const isSameField = isTyping && past.length > 0 && state.kept === 'waiting'
      if (!isSameField) past = [...past, state.draft].slice(-longestHistory)
      ahead = []
      put({ ...state.draft, ...change })
    },
    undo() {
      const before = past.at(-1)
      if (!before) return
      past = past.slice(0, -1)
      ahead = [...ahead, state.draft]
      put(before)
    },
    redo() {
      const next = ahead.at(-1)
      if (!next) return
      ahead = ahead.slice(0, -1)
      past = [...past, state.draft]
      put(next)
    },
    /** Sends at once what is not there yet. */
    save,
  }
}

export type SheetStore = ReturnType<typeof createSheetStore>
