import { oauthServer } from './oidc-oauth.ts'

export type CanvasPerson = {
  readonly id: number
  readonly name: string
  readonly primary_email: string | null
  /** Whether the address was confirmed there. */
  readonly is_confirmed: boolean
}

const client = { client_id: '10000000000001', client_secret: 'a developer key' }

/** A server that speaks as Canvas does, by its public documentation. */
export async function canvasServer(
  redirect_uri: string,
  people: Readonly<Record<string, CanvasPerson>>,
) {
  const server = await oauthServer({
    ...client,
    redirect_uri,
    paths: { auth: '/login/oauth2/auth', token: '/login/oauth2/token' },
    beside: (name) => ({
      user: { id: people[name]?.id, name, global_id: '10000000000001', effective_locale: 'en' },
      refresh_token: 'kept by nobody',
    }),
    api: (path, name) => {
      const person = people[name]
      if (!person) return undefined
      const { id, primary_email: address, is_confirmed } = person
      if (path === '/api/v1/users/self/profile') {
        const { name: full, primary_email } = person
        return { id, name: full, short_name: full, primary_email, login_id: name, locale: null }
      }
      if (path !== '/api/v1/users/self/communication_channels') return undefined
      const workflow_state = is_confirmed ? 'active' : 'unconfirmed'
      const push = { id: 2, type: 'push', address: 'For All Devices', workflow_state: 'active' }
      return [push, ...(address ? [{ id: 1, type: 'email', address, workflow_state }] : [])]
    },
  })
  const settings = {
    CANVAS_URL: server.url,
    CANVAS_CLIENT_ID: client.client_id,
    CANVAS_CLIENT_SECRET: client.client_secret,
  }
  return { ...server, settings }
}
