import { publicChat } from '@learngrove/contract/chat.public'
import { askAsGuest } from '#chat/guests/ask-as-guest.ts'
import { leaveWellbeing } from '#chat/guests/leave-wellbeing.ts'
import { readGuestBudget } from '#chat/guests/read-budget.ts'
import { readTalk, readTitle } from '#chat/guests/read-talk.ts'
import { guestOf } from '#chat/guests/session.ts'
import { takeOverTalks } from '#chat/guests/take-over.ts'
import { reactToMessage } from '#chat/history/react-to-message.ts'
import { readPlatformSource } from '#chat/material/read-source.ts'
import { readActive } from '#chat/stream/read-active.ts'
import { resumeAnswer } from '#chat/stream/resume-answer.ts'
import { stopAnswer } from '#chat/stream/stream.stop-answer.ts'
import { implement } from '#platform/implement.ts'

export const guestRoutes = implement(publicChat, {
  publicStream: (context, input) => askAsGuest(context, input),
  publicResume: async (context, input) =>
    resumeAnswer(context, await guestOf(context, input.query.session_id), input),
  publicStop: async (context, { params, query }) =>
    stopAnswer(context, await guestOf(context, query.session_id), { params }),
  publicActive: async (context, { query: { session_id, thread_id } }) =>
    readActive(context, await guestOf(context, session_id), { thread_id }),
  publicBudget: (context, input) => readGuestBudget(context, input),
  publicTitle: (context, input) => readTitle(context, input),
  publicMessages: (context, input) => readTalk(context, input),
  publicLeaveWellbeing: (context, input) => leaveWellbeing(context, input),
  publicSource: (context, { params }) => readPlatformSource(context, params),
  publicLike: async (context, { params, query }) =>
    reactToMessage(context, await guestOf(context, query.session_id), {
      ...params,
      reaction: 'like',
    }),
  publicDislike: async (context, { params, query }) =>
    reactToMessage(context, await guestOf(context, query.session_id), {
      ...params,
      reaction: 'dislike',
    }),
  publicTakeOver: (context, { body }) => takeOverTalks(context, body),
})
