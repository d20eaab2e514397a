import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { toastQueue } from '#ui/toast-queue.ts'
import { currentThread, leaveSession, sessionId, setThread } from './guest/guest.session.ts'
import { guestText as text } from './guest/guest.words.ts'
import { placeLinks } from './use-chat-place.ts'

/**
 * Makes what was asked in this tab as a visitor the student's who has signed in, once. What cannot be taken
 * over just now, without a network or before a grown-up's yes, is asked for again next time.
 */
export async function takeOverTalks(go: (address: string) => void): Promise<void> {
  try {
    const { thread_ids } = await call('POST /chat/public/taken-over', {
      body: { session_id: sessionId() },
    })
    const thread = currentThread()
    leaveSession()
    const [last] = thread_ids
    if (last === undefined) return
    if (thread !== undefined && thread_ids.includes(thread)) setThread(thread)
    void invalidate('GET /chat/threads', 'GET /chat', 'GET /chat/active')
    toastQueue.show({
      kind: 'done',
      title: text.taken,
      text: text.taken_more,
      action: {
        label: text.taken_go,
        onAct: () => go(pages.chat() + placeLinks.thread(thread ?? last)),
      },
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'GUEST_SESSION_OVER') leaveSession()
  }
}
