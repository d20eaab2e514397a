import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenHere } from './listen.ts'
import type { Settings } from './server.ts'

const client = { client_id: '10000000000001', client_secret: 'a developer key' }
/** The school of families: it is there from the first start. */
const school_id = '01a1f000-0000-7000-8000-000000000001'

const person = { id: 7, name: 'Iris Vale', email: 'iris@canvas.test' }

/** What Canvas answers about whoever the token is of, by its public documentation. */
const answers: Readonly<Record<string, object>> = {
  '/api/v1/users/self/profile': { ...person, primary_email: person.email },
  '/api/v1/users/self/communication_channels': [
    { id: 1, type: 'email', address: person.email, workflow_state: 'active' },
  ],
  '/d2l/api/lp/1.43/users/whoami': {
    Identifier: '7',
    FirstName: 'Iris',
    LastName: 'Vale',
    UniqueName: 'iris@brightspace.test',
  },
}

/** A school's learning platform on this machine, which speaks as Canvas and as Brightspace do. */
export async function schoolPlatform() {
  const challenges = new Map<string, string>()
  const tokens = new Set<string>()
  const { url: base, answerBy, stop } = await listenHere()

  /** Its page asks whether we may know who somebody is. */
  function consent(url: URL, response: ServerResponse) {
    const query = url.searchParams
    const code = randomUUID()
    challenges.set(code, query.get('code_challenge') ?? '')
    const back = (said: Readonly<Record<string, string>>) => {
      const to = new URL(query.get('redirect_uri') ?? base)
      for (const [name, value] of Object.entries(said)) to.searchParams.set(name, value)
      to.searchParams.set('state', query.get('state') ?? '')
      return to.href.replaceAll('&', '&amp;')
    }
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<title>Consent</title><a href="${back({ code })}">Authorise</a> <a href="${back({ error: 'access_denied' })}">Cancel</a>`,
    )
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const chunk of request) text += chunk
    const form = new URLSearchParams(text)
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const code = form.get('code') ?? ''
    const isRight =
      form.get('client_secret') === client.client_secret && challenges.get(code) === challenge
    challenges.delete(code)
    if (!isRight) return json(response, 400, { error: 'invalid_grant' })
    const access_token = randomUUID()
    tokens.add(access_token)
    return json(response, 200, { access_token, token_type: 'Bearer', expires_in: 3600 })
  }

  answerBy((request, response) => {
    const url = new URL(request.url ?? '/', base)
    if (url.pathname.endsWith('/auth')) return consent(url, response)
    if (url.pathname.endsWith('/token')) return void exchange(request, response)
    const isKnown = tokens.has(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    const answer = answers[url.pathname]
    return json(response, isKnown ? (answer ? 200 : 404) : 401, answer ?? {})
  })

  const settings: Settings = {
    CANVAS_URL: base,
    CANVAS_CLIENT_ID: client.client_id,
    CANVAS_CLIENT_SECRET: client.client_secret,
    CANVAS_SCHOOL_ID: school_id,
    D2L_URL: base,
    D2L_AUTH_URL: `${base}/oauth2/auth`,
    D2L_TOKEN_URL: `${base}/core/connect/token`,
    D2L_CLIENT_ID: client.client_id,
    D2L_CLIENT_SECRET: client.client_secret,
    D2L_SCHOOL_ID: school_id,
  }
  return { settings, stop }
}

const json = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
