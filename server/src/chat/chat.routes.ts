import { chat } from '@learngrove/contract/chat'
import { implement } from '#platform/implement.ts'
import { askTutor } from './ask-tutor.ts'
import { deleteThread } from './delete-thread.ts'
import { leaveWellbeing } from './leave-wellbeing.ts'
import { listMessages } from './list-messages.ts'
import { listThreads } from './list-threads.ts'
import { reactToMessage } from './react-to-message.ts'
import { readActive } from './read-active.ts'
import { readBudget } from './read-budget.ts'
import { readQuestion } from './read-question.ts'
import { readSource } from './read-source.ts'
import { resumeAnswer } from './resume-answer.ts'
import { stopAnswer } from './stop-answer.ts'

export const chatRoutes = implement(chat, {
  stream: (context, input) => askTutor(context, input),
  resume: (context, input) => resumeAnswer(context, input),
  stop: (context, input) => stopAnswer(context, input),
  active: (context, { query }) => readActive(context, query),
  list: (context, { query }) => listMessages(context, query),
  threads: (context, { query }) => listThreads(context, query),
  budget: (context) => readBudget(context),
  question: (context, { params }) => readQuestion(context, params),
  leaveWellbeing: (context, input) => leaveWellbeing(context, input),
  deleteThread: (context, input) => deleteThread(context, input),
  source: (context, { params }) => readSource(context, params),
  like: (context, { params }) => reactToMessage(context, { ...params, reaction: 'like' }),
  dislike: (context, { params }) => reactToMessage(context, { ...params, reaction: 'dislike' }),
  bookmark: (context, { params }) => reactToMessage(context, { ...params, reaction: 'bookmark' }),
})
