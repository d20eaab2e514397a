import { site } from '#platform/brand.ts'
import { useAsk } from '#platform/public-api.ts'

/** Has a link mailed: to the tool of teachers if they sign in there, to the academy otherwise. */
export function useMagicLink() {
  const { ask, ...state } = useAsk('POST /auth/magic-link')
  const portal = site.is_teach ? 'ai_create' : 'ai_academy'
  const send = async (email: string): Promise<boolean> =>
    (await ask({ body: { email, portal } })) !== undefined
  return { ...state, send }
}
