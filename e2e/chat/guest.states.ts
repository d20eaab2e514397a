import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { parent, teacher } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { reads, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Talk = Received<'GET /chat/public/{id}'>
type Message = Talk['messages'][number]

const thread = { id: sampleId(651), title: 'A linear equation', mode: 'lesson' } as const

const asked: Message = {
  id: sampleId(652),
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
  id: sampleId(653),
  from_user: false,
  text: 'Let us look at this together.\n\n$$\n3x + 5 = 20\n$$\n\nWhat could you do to both sides?',
  suggestions: ['Why?', 'Another way'],
}

const talkOf = (messages: Message[], more: Partial<Talk> = {}): Answers => ({
  'GET /chat/public/{id}': { messages, total_count: messages.length, thread, ...more },
})

const budgetOf = (left: number): Answers => ({
  'GET /chat/public/budget': { daily_messages: 20, left, renewed_at: inDays(1) },
})

const answers: Answers = {
  ...talkOf([asked, answered]),
  ...budgetOf(18),
  'GET /chat/public/active': { generation_id: null, message_id: null },
}

const path = pages.guestChat()

/** Opens the conversation that this tab had open before. */
const inTalk =
  (shows: PageState['shows']): PageState['shows'] =>
  async (page) => {
    await page.evaluate((id) => sessionStorage.setItem('chat:currentThread', id), thread.id)
    await page.reload()
    await shows(page)
  }

const state = (answers: Answers, shows: PageState['shows']): PageState => ({ path, answers, shows })

const hasMaths = (page: Page) => expect(page.locator('.katex').first()).toBeVisible()
const isNew = reads(/what are you working on/)

const care: Message = {
  ...answered,
  type: 'safety',
  text: 'Thank you for telling me.\n\nI have told nobody: no grown-up gets a message from me.',
  suggestions: [],
  care: {
    response: 'care',
    asks_safe: true,
    country: 'the United Kingdom',
    emergency: '999',
    lines: [
      {
        name: 'Childline',
        about: 'For everyone under 19, day and night.',
        by: 'call',
        number: '0800 1111',
        word: null,
      },
    ],
    told: [],
  },
}

pageStates('guest', {
  'a new conversation': state(answers, isNew),
  'a parent who looks in': { ...state(answers, sees('To the week of my child')), user: parent },
  'a teacher who looks in': {
    ...state(answers, sees(/how it works with students/)),
    user: teacher,
  },
  'a conversation coming in': state({ ...answers, 'GET /chat/public/{id}': never }, inTalk(waits)),
  'a conversation that did not arrive': {
    ...state({ ...answers, 'GET /chat/public/{id}': lost }, inTalk(settled)),
    complains: withoutNetwork,
  },
  'a conversation that is over': state(
    { ...answers, ...talkOf([], { thread: null }) },
    inTalk(sees('This conversation is over')),
  ),
  'a conversation': state(answers, inTalk(hasMaths)),
  'an offer to keep it': state(
    {
      ...answers,
      ...talkOf([
        asked,
        answered,
        { ...asked, id: sampleId(654), text: '3x = 15' },
        { ...answered, id: sampleId(655) },
      ]),
    },
    inTalk(sees('Would you like to keep this?')),
  ),
  'a quiet moment': state(
    { ...answers, ...talkOf([asked, care], { thread: { ...thread, mode: 'wellbeing' } }) },
    inTalk(reads('A quiet moment')),
  ),
  'no message left': state({ ...answers, ...budgetOf(0) }, inTalk(sees('No messages left'))),
  'long names': state(
    {
      ...answers,
      ...talkOf([{ ...asked, text: longTitle.repeat(3) }, answered], {
        thread: { ...thread, title: longTitle },
      }),
    },
    inTalk(hasMaths),
  ),
})
