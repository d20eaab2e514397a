import { chat } from '@learngrove/contract/chat'
import { askTutor } from '#chat/asking/ask-tutor.ts'
import { readBudget } from '#chat/asking/read-budget.ts'
import { fileHandlers } from '#chat/files/files.routes.ts'
import { changeThread } from '#chat/history/change-thread.ts'
import { deleteThread } from '#chat/history/delete-thread.ts'
import { listMessages } from '#chat/history/list-messages.ts'
import { listThreads } from '#chat/history/list-threads.ts'
import { reactToMessage } from '#chat/history/react-to-message.ts'
import { readQuestion } from '#chat/material/read-question.ts'
import { readSource } from '#chat/material/read-source.ts'
import { generate } from '#chat/nudges/nudges.generate.ts'
import { readActive } from '#chat/stream/read-active.ts'
import { resumeAnswer } from '#chat/stream/resume-answer.ts'
import { stopAnswer } from '#chat/stream/stream.stop-answer.ts'
import { implement } from '#platform/implement.ts'
import { ownerOf } from './asker.ts'

export const chatRoutes = implement(chat, {
  ...fileHandlers,
  stream: (context, input) => askTutor(context, input),
  resume: (context, input) => resumeAnswer(context, ownerOf(context), input),
  stop: (context, input) => stopAnswer(context, ownerOf(context), input),
  active: (context, { query }) => readActive(context, ownerOf(context), query),
  list: (context, { query }) => listMessages(context, query),
  threads: (context, { query }) => listThreads(context, query),
  generate: (context, input) => generate(context, input),
  budget: (context) => readBudget(context),
  question: (context, { params }) => readQuestion(context, params),
  changeThread: (context, input) => changeThread(context, input),
  deleteThread: (context, input) => deleteThread(context, input),
  source: (context, { params }) => readSource(context, params),
  like: (context, { params }) =>
    reactToMessage(context, ownerOf(context), { ...params, reaction: 'like' }),
  dislike: (context, { params }) =>
    reactToMessage(context, ownerOf(context), { ...params, reaction: 'dislike' }),
  bookmark: (context, { params }) =>
    reactToMessage(context, ownerOf(context), { ...params, reaction: 'bookmark' }),
})
