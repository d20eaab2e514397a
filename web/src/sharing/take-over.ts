import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { toastQueue } from '#ui/toast-queue.ts'
import { dropSheet, type KeptSheet, keepSheet, keptSheets } from './kept-sheet.ts'
import { sheetText as text } from './sharing.words.ts'

const hourMs = 3_600_000

/**
 * For so long after somebody asked to keep an attempt, whoever signs in on this device is taken for them.
 * Later they are asked first: a family may share the device.
 */
const sureForMs = 2 * hourMs

/** What stays on the screen until somebody says yes or no to it. */
const untilClosed = 0

type Go = (address: string) => void

/**
 * Takes over what a visitor did on this device and asked to keep, now that a student is signed in. What
 * cannot be taken over just now, without a network or before a grown-up's yes, is asked for again next time.
 */
export async function takeOverKept(go: Go, now = new Date()): Promise<void> {
  for (const kept of keptSheets('sheet', now)) {
    if (kept.wanted_at === null) continue
    if (now.getTime() - Date.parse(kept.wanted_at) <= sureForMs) await takeOver(kept, go)
    else ask(kept, go)
  }
}

function ask(kept: KeptSheet, go: Go): void {
  // Asked once: a sibling who says nothing is not asked again at every page.
  keepSheet('sheet', { ...kept, wanted_at: null })
  toastQueue.show({
    kind: 'note',
    title: text.was_it_you(kept.facts.title),
    text: text.was_it_you_why,
    action: { label: text.keep_own, onAct: () => void takeOver(kept, go) },
    timeoutMs: untilClosed,
  })
}

async function takeOver({ attempt_key, facts }: KeptSheet, go: Go): Promise<void> {
  try {
    const { quiz_id, title } = await call('POST /quiz/shared/taken-over', { body: { attempt_key } })
    dropSheet('sheet', facts.id)
    void invalidate('GET /quiz', 'GET /users/xp', 'GET /users/streaks')
    toastQueue.show({
      kind: 'done',
      title: text.taken(title),
      action: { label: text.taken_go, onAct: () => go(pages.quiz({ quizId: quiz_id })) },
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ATTEMPT_EXPIRED') dropSheet('sheet', facts.id)
  }
}
