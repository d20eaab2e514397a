import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect } from '@playwright/test'
import { student } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { losesNetwork, reads, settled, waits, withoutNetwork } from '../states/shows.ts'
import { frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Thread = Received<'GET /chat/threads'>['threads'][number]
type Message = Received<'GET /chat'>['messages'][number]

const thread: Thread = {
  id: sampleId(601),
  title: 'A linear equation',
  subject_name: null,
  has_bookmark: false,
  is_unread: false,
  mode: 'lesson',
  evaluation_question_id: null,
  found: null,
  updated_at: inDays(0),
}

const source = {
  id: sampleId(602),
  title: 'Science notes',
  heading: 'Photosynthesis',
  page: 3,
}

const asked: Message = {
  id: sampleId(603),
  thread_id: thread.id,
  from_user: true,
  type: 'text',
  text: 'Help me solve 3x + 5 = 20',
  sources: [],
  care: null,
  card: null,
  files: [],
  suggestions: [],
  because: null,
  replaces_id: null,
  survey_type: null,
  response_value: null,
  unfinished: false,
  liked: false,
  disliked: false,
  bookmarked: false,
  created_at: inDays(0),
}

const answered: Message = {
  ...asked,
  id: sampleId(604),
  from_user: false,
  text: 'Let us look at this together.\n\n$$\n3x + 5 = 20\n$$\n\nWhat could you do to both sides?',
}

const messagesOf = (messages: Message[]): Answers => ({
  'GET /chat': { messages, total_count: messages.length },
})

const answers: Answers = {
  ...frame,
  ...messagesOf([asked, answered]),
  'GET /chat/threads': { threads: [thread], total_count: 1 },
  'GET /chat/budget': { daily_messages: 60, left: 58, renewed_at: inDays(1) },
  'GET /chat/active': { generation_id: null, message_id: null },
  'GET /chat/voices': { speaks: 'built_in', hears: true },
}

const none: Answers = {
  ...answers,
  ...messagesOf([]),
  'GET /chat/threads': { threads: [], total_count: 0 },
}

const path = pages.chat()
const conversation = `${path}?thread=${thread.id}`

const state = (path: string, answers: Answers, shows: PageState['shows']): PageState => ({
  path,
  user: student,
  answers,
  shows,
})

const hasMaths: PageState['shows'] = (page) => expect(page.locator('.katex').first()).toBeVisible()
const isNew = reads(/what are you working on/)

pageStates('chat', {
  'a new conversation': state(path, none, isNew),
  'conversations coming in': state(path, { ...none, 'GET /chat/threads': never }, isNew),
  'a conversation coming in': state(conversation, { ...answers, 'GET /chat': never }, waits),
  'a conversation that did not arrive': {
    ...state(conversation, { ...answers, 'GET /chat': lost }, settled),
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  'a conversation': state(conversation, answers, hasMaths),
  offline: {
    ...state(conversation, answers, losesNetwork(hasMaths)),
    complains: withoutNetwork,
  },
  'no message left today': state(
    conversation,
    {
      ...answers,
      'GET /chat/budget': { daily_messages: 60, left: 0, renewed_at: inDays(1) },
    },
    hasMaths,
  ),
  'long names': state(
    conversation,
    {
      ...answers,
      ...messagesOf([{ ...asked, text: longTitle.repeat(3) }, answered]),
      'GET /chat/threads': { threads: [{ ...thread, title: longTitle }], total_count: 1 },
    },
    hasMaths,
  ),
  'the notes beside a conversation': {
    ...state(
      `${conversation}&source=${source.id}`,
      {
        ...answers,
        ...messagesOf([asked, { ...answered, sources: [source] }]),
        'GET /chat/sources/{id}': {
          ...source,
          text: '# Photosynthesis\n\nIn **photosynthesis** green plants make glucose.\n\n$$6\\,\\text{CO}_2$$',
        },
      },
      (page) => expect(page.getByRole('article', { name: 'Page' })).toBeVisible(),
    ),
    isWalked: false,
  },
})
