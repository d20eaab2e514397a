import type { Sent } from '@learngrove/contract/call'

type Entry = Sent<'POST /auth/login'>['body']
type Place = { readonly search: string; readonly hash: string }

/** The result of a provider's callback: what signs in, or a refusal. */
export type ProviderCallback = { readonly entry: Entry } | 'refused'

const codes = {
  apple: (code: string): Entry => ({ login_type: 'apple', apple_auth_grant_code: code }),
  canvas: (code: string): Entry => ({ login_type: 'canvas', canvas_code: code }),
  d2l: (code: string): Entry => ({ login_type: 'd2l', d2l_code: code }),
} as const

const isCoded = (provider: string | null): provider is keyof typeof codes =>
  provider !== null && Object.hasOwn(codes, provider)

/**
 * Reads the callback. Google responds in the fragment, which no server sees, the others through our
 * server in its query.
 */
export function readCallback({ search, hash }: Place): ProviderCallback | undefined {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const provider = query.get('provider')
  const state = query.get('state') ?? fragment.get('state')
  const id_token = fragment.get('id_token')
  const google_jwt = id_token ?? undefined
  const isBack = google_jwt !== undefined || isCoded(provider)
  const isRefused = query.has('error') || fragment.has('error')
  if (isRefused && (isBack || state !== null || provider !== null)) return 'refused'
  if (!isBack) return undefined
  const tied = state === null ? {} : { state }
  if (google_jwt !== undefined) return { entry: { login_type: 'google', google_jwt, ...tied } }
  const code = query.get(`${provider}_code`) ?? query.get('code')
  if (!isCoded(provider) || code === null) return 'refused'
  return { entry: { ...codes[provider](code), ...tied } }
}
