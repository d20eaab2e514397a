import { ApiError, createCall } from '@learngrove/contract/call'
import { expect, test } from 'vitest'

type Request = { readonly url: string } & RequestInit

/** Makes a client whose requests are kept, and are answered as told. */
function clientOf(answer: () => Response, token?: string) {
  const requests: Request[] = []
  const { call } = createCall({
    base_url: '/api/v1',
    token: () => token,
    fetch: async (url, init) => {
      requests.push({ ...init, url: String(url) })
      return answer()
    },
  })
  return { call, requests }
}

const id = '01900000-0000-7000-8000-000000000001'
const empty = () => Response.json({})

test('params stand in the path and the query after it, and what is undefined is left out', async () => {
  const { call, requests } = clientOf(empty)
  await call('GET /quiz/{id}', { params: { id: 'a/b?c' } })
  await call('GET /chat/threads', { query: { page: 2, size: 20, search: undefined } })
  await call('GET /quiz', { query: {} })
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/v1/quiz/a%2Fb%3Fc',
    '/api/v1/chat/threads?page=2&size=20',
    '/api/v1/quiz',
  ])
})

test('a list in the query repeats its name', async () => {
  const { call, requests } = clientOf(empty)
  // Safe: no route asks for a list yet, and the call carries what it is given.
  const course_id = [id, 'x,y'] as unknown as string
  await call('GET /quiz', { query: { course_id } })
  expect(requests[0]?.url).toBe(`/api/v1/quiz?course_id=${id}&course_id=x%2Cy`)
})

test('a body is sent as JSON, and as a form where there are files, each under its name', async () => {
  const { call, requests } = clientOf(empty, 'secret')
  await call('PATCH /quiz/{id}/evaluation-questions', { params: { id }, body: { id, value: '1' } })
  const [first, second] = ['a', 'b'].map((text) => new Blob([text]))
  if (!first || !second) throw new Error('Two files were made')
  await call('PATCH /users/{id}/profile-pic', {
    params: { id },
    body: {},
    files: { file: [first, second] },
  })
  const [json, form] = requests
  expect(json).toMatchObject({ method: 'PATCH', body: JSON.stringify({ id, value: '1' }) })
  expect(json?.headers).toEqual({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  })
  if (!(form?.body instanceof FormData)) throw new Error('Files are sent as a form')
  expect(form.headers).toEqual({ authorization: 'Bearer secret' })
  expect(form.body.getAll('file')).toHaveLength(2)
})

test('a refusal has its code and how long to wait, and what is no answer of ours is unavailable', async () => {
  const refused = clientOf(() =>
    Response.json(
      { code: 'TOO_MANY_REQUESTS', request_id: 'r' },
      { status: 429, headers: { 'retry-after': '7' } },
    ),
  )
  const refusal = await refused.call('GET /quiz', { query: {} }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retry_after_s: 7 })
  const broken = clientOf(() => new Response('Bad gateway', { status: 502 }))
  await expect(broken.call('GET /quiz', { query: {} })).rejects.toMatchObject({
    status: 502,
    code: 'UNAVAILABLE',
    retry_after_s: 0,
  })
})
