import { randomUUID } from 'node:crypto'
import { type Api, apiOf, logIn } from './api.ts'
import type { Ledger } from './crash-ledger.ts'
import { solveLinear } from './equations.ts'
import { answerTo, encoded, type Submission } from './student-api.ts'

/** One request of the journey. Sent again after a crash, it is the same request. */
export type Act = {
  readonly name: string
  readonly pending: Ledger['pending']
  readonly id?: string
  /** About how long it takes, in milliseconds: a crash comes within it or soon after. */
  readonly span: number
  /** Resolves once it is acknowledged as a whole; what is acknowledged of it goes into the ledger at once. */
  readonly run: (url: string) => Promise<void>
}

type Question = NonNullable<Ledger['quiz']>['questions'][number]

export const opening = (ledger: Ledger, quizId: () => string): Act[] => [
  {
    name: 'sign in',
    pending: 'other',
    span: 150,
    run: async (url) => {
      ledger.token = (await logIn(url, 'student')).access_token
    },
  },
  {
    name: 'open the quiz',
    pending: 'other',
    span: 40,
    run: async (url) => {
      const { call } = apiOf(url, ledger.token)
      ledger.quiz = await call('GET /quiz/{id}', { params: { id: quizId() } })
    },
  },
]

/** A draft and two tries at every question, hints for some, the end of the quiz, and the tutor in between. */
export function journey(ledger: Ledger): Act[] {
  const api = (url: string) => apiOf(url, ledger.token)
  const { questions, id: quizId } = ledger.quiz ?? { questions: [], id: '' }
  const params = { id: quizId }
  const acts: Act[] = []

  const draft = (question: Question, answer: Answer) => {
    const id = question.evaluation_question_id
    acts.push({
      name: `draft of ${question.type}`,
      pending: 'draft',
      id,
      span: 15,
      run: async (url) => {
        const body = { id, ...answer }
        await api(url).call('PATCH /quiz/{id}/evaluation-questions', { params, body })
        if (answer.value !== undefined) ledger.drafts.set(id, JSON.stringify(answer.value))
      },
    })
  }
  const hint = (question: Question) => {
    const id = question.evaluation_question_id
    acts.push({
      name: 'hint',
      pending: 'hint',
      id,
      span: 15,
      run: async (url) => {
        const { call } = api(url)
        // As the page does after a crash: what was released already is not asked for again.
        const path = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints'
        const { evaluations } = await call('GET /quiz/{id}/evaluations', { params })
        const shown = evaluations.find((each) => each.id === id)?.hints ?? []
        const isThere = shown.length > (ledger.hints.get(id)?.length ?? 0)
        const sent = { params: { ...params, evaluationQuestionId: id } }
        ledger.hints.set(id, isThere ? shown : (await call(path, sent)).hints)
      },
    })
  }
  const submit = (question: Question, answer: Answer) => {
    const submission = answerTo(question, answer)
    /** As the page does: a question that the answer before has settled, right by chance, is left alone. */
    let isDue: boolean | undefined
    acts.push({
      name: `answer to ${question.type}`,
      pending: 'submit',
      id: submission.id,
      span: 40,
      run: async (url) => {
        isDue ??= !ledger.marked.get(submission.id)?.is_settled
        if (isDue) await send(api(url), ledger, [submission])
      },
    })
  }

  for (const [place, question] of questions.entries()) {
    const first = somehow(question, '1')
    draft(question, first)
    if (place % 3 === 0) hint(question)
    submit(question, place === 0 ? right(question) : first)
    if (place % 2 === 1) submit(question, somehow(question, '2'))
    if (place % 4 === 2)
      acts.push(chatAct(ledger, api, tutorQuestions[place] ?? 'What is 2/3 of 12?'))
  }
  acts.push({
    name: 'finish the quiz',
    pending: 'finish',
    span: 40,
    run: (url) => send(api(url), ledger, [], true),
  })
  acts.push(chatAct(ledger, api, 'What is the derivative of x^3 - 5x?'))
  return acts
}

const tutorQuestions: Readonly<Record<number, string>> = {
  2: 'Help me solve 3x + 5 = 20',
  6: 'What is photosynthesis?',
}

type Answer = { readonly value?: string | string[]; readonly selected_option?: number[] }

const right = ({ text }: Question): Answer => ({ value: String(solveLinear(text)) })

/** Some answer that can be read, of the kind that the question takes. */
function somehow({ type, options = [], left, blanks, needs_unit }: Question, said: string): Answer {
  const orders = options.map(({ order }) => order)
  const turned = said === '1' ? orders : orders.toReversed()
  if (type === 'ordering') return { selected_option: turned }
  if (left) return { selected_option: turned.slice(0, left.length) }
  if (options.length > 0) return { selected_option: turned.slice(0, 1) }
  if (blanks) return { value: Array.from({ length: blanks.length - 1 }, () => said) }
  if (type === 'expression') return { value: `x = 100${said}` }
  return { value: needs_unit ? `100${said} cm` : `100${said}` }
}

async function send(api: Api, ledger: Ledger, submissions: Submission[], isFinish = false) {
  const id = ledger.quiz?.id ?? ''
  const body = {
    evaluations: encoded(submissions),
    ...(isFinish && { is_finished: 'true' as const }),
  }
  let isDone = false
  const events = api.stream('POST /quiz/{id}/submit', { params: { id }, body, files: {} })
  for await (const { event, data } of events) {
    if (event === 'evaluations') {
      ledger.xp = data.xp.xp
      for (const {
        id: question,
        tries,
        marks_given,
        xp_gain,
        is_settled,
        ...kept
      } of data.evaluations) {
        ledger.marked.set(question, { tries, marks_given, xp_gain, is_settled })
        if (kept.value !== null) ledger.drafts.set(question, JSON.stringify(kept.value))
      }
    } else if (event === 'done') {
      isDone = true
      ledger.is_completed = data.grading_completed
      ledger.xp = data.result?.xp.xp ?? ledger.xp
      ledger.days = data.result?.streaks.days ?? ledger.days
    } else throw new Error(`An answer was refused: ${data.code}`)
  }
  if (!isDone) throw new Error('The stream ended early')
}

function chatAct(ledger: Ledger, api: (url: string) => Api, question: string): Act {
  const client_message_id = randomUUID()
  return {
    name: 'question to the tutor',
    pending: 'chat',
    span: 400,
    run: async (url) => {
      const { thread_id } = ledger
      const body = { messages: question, client_message_id }
      const query = { ...(thread_id !== undefined && { thread_id }) }
      const events = api(url).stream('POST /chat/stream', { query, body, files: {} })
      let text = ''
      for await (const { data } of events) {
        const heard = ledger.heard.get(client_message_id)
        if (data.type === 'data-generation') {
          const { user_message_id, message_id } = data.data
          ledger.thread_id = data.data.thread_id
          const before = heard ?? { user_message_id, message_id, question, text, is_over: false }
          ledger.heard.set(client_message_id, before)
        } else if (data.type === 'text-delta') {
          text += data.delta
          if (heard && text.length > heard.text.length) heard.text = text
        } else if (heard && ['finish', 'abort', 'error'].includes(data.type)) heard.is_over = true
      }
      if (!ledger.heard.get(client_message_id)?.is_over) throw new Error('The stream ended early')
    },
  }
}
