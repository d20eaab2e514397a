import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newId } from '#platform/ids.ts'
import { listen } from './oidc-listen.ts'

type Rules = {
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uri: string
  readonly paths: { readonly auth: string; readonly token: string }
  /** What a token answers with beside itself. */
  readonly beside: (person: string) => object
  /** What an address of the API answers about whoever the token is of; nothing if there is none. */
  readonly api: (path: string, person: string) => unknown
}

type Granted = {
  readonly person: string
  readonly scopes: readonly string[]
  readonly challenge: string | null
}

/** The header in which a test says who is signed in there. */
const personHeader = 'x-person'

/** A server of OAuth 2.0 on this machine: codes that work once, tokens, and an API behind them. */
export async function oauthServer(rules: Rules) {
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, Granted>()
  const asked: string[] = []
  let isSilent = false

  function authorize(request: IncomingMessage, response: ServerResponse, url: URL) {
    const query = url.searchParams
    const isRight =
      query.get('client_id') === rules.client_id &&
      query.get('response_type') === 'code' &&
      query.get('redirect_uri') === rules.redirect_uri
    if (!isRight) return answer(response, 400, { error: 'invalid_request' })
    const code = newId()
    codes.set(code, {
      person: `${request.headers[personHeader]}`,
      scopes: (query.get('scope') ?? '').split(' '),
      challenge: query.get('code_challenge'),
    })
    const back = new URL(rules.redirect_uri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await textOf(request))
    const isClient =
      form.get('client_id') === rules.client_id && form.get('client_secret') === rules.client_secret
    if (!isClient) return answer(response, 401, { error: 'invalid_client' })
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === rules.redirect_uri &&
      granted?.challenge === challenge
    if (!granted || !isRight) return answer(response, 400, { error: 'invalid_grant' })
    const access_token = newId()
    tokens.set(access_token, granted)
    const beside = rules.beside(granted.person)
    return answer(response, 200, {
      access_token,
      token_type: 'Bearer',
      expires_in: 3600,
      ...beside,
    })
  }

  const { url: base, answerBy } = await listen()
  answerBy(async (request, response) => {
    const url = new URL(request.url ?? '/', base)
    asked.push(url.pathname)
    if (isSilent) return
    if (url.pathname === rules.paths.auth) return authorize(request, response, url)
    if (url.pathname === rules.paths.token) return exchange(request, response)
    const granted = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!granted) return answer(response, 401, { errors: [{ message: 'Invalid access token.' }] })
    const said = rules.api(url.pathname, granted.person)
    return said === undefined ? answer(response, 404, {}) : answer(response, 200, said)
  })

  return {
    url: base,
    /** The paths that it was asked for. */
    asked,
    /** From now on it takes calls and says nothing. */
    fallSilent: () => {
      isSilent = true
    },
    /** Goes where the server sends the browser, as somebody; returns where that is sent on to. */
    async signIn(address: string, person: string): Promise<URL> {
      const went = await fetch(address, { redirect: 'manual', headers: { [personHeader]: person } })
      const location = went.headers.get('location')
      if (!location) throw new Error(`It answers ${went.status}: ${await went.text()}`)
      return new URL(location)
    },
  }
}

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
