import { oauthServer } from './oidc-oauth.ts'

export type BrightspacePerson = {
  readonly Identifier: string
  readonly FirstName: string
  readonly LastName: string
  readonly UniqueName: string
}

const client = { client_id: 'd2l-client', client_secret: 'a registered application' }

/** A server that speaks as Brightspace and its sign-in do, by their public documentation. */
export async function brightspaceServer(
  redirect_uri: string,
  people: Readonly<Record<string, BrightspacePerson>>,
) {
  const server = await oauthServer({
    ...client,
    redirect_uri,
    paths: { auth: '/oauth2/auth', token: '/core/connect/token' },
    beside: () => ({ scope: 'users:own_profile:read', refresh_token: 'kept by nobody' }),
    api: (path, name) =>
      path === '/d2l/api/lp/1.43/users/whoami' && people[name]
        ? { ...people[name], ProfileIdentifier: 'p1', Pronouns: null }
        : undefined,
  })
  const settings = {
    D2L_URL: server.url,
    D2L_AUTH_URL: `${server.url}/oauth2/auth`,
    D2L_TOKEN_URL: `${server.url}/core/connect/token`,
    D2L_CLIENT_ID: client.client_id,
    D2L_CLIENT_SECRET: client.client_secret,
  }
  return { ...server, settings }
}
