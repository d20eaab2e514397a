import type { Context } from '#platform/context.ts'
import { verifyApple, verifyGoogle } from './provider-openid.ts'
import { verifySchool } from './provider-school.ts'
import { type Provider, refused, type State, type VerifiedIdentity } from './provider-state.ts'

/**
 * Asks a provider whose response a browser brought back. Refuses with `PROVIDER_REFUSED` whatever
 * goes wrong: an invalid token, a used code, a provider that does not answer.
 */
export async function verifyIdentity(
  { config, now, log }: Context<'public'>,
  provider: Provider,
  state: State,
  answer: string,
): Promise<VerifiedIdentity> {
  try {
    return await ask({ config, now }, provider, state, answer)
  } catch (error) {
    // Logs the name alone: the rest of such an error may say who somebody is.
    const { name } = error instanceof Error ? error : { name: typeof error }
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    log.warn({ provider, name, code }, 'not vouched for')
    throw refused()
  }
}

async function ask(
  { config, now }: Pick<Context, 'config' | 'now'>,
  provider: Provider,
  state: State,
  answer: string,
): Promise<VerifiedIdentity> {
  const { google, apple, ...schools } = config.providers
  if (provider === 'google') {
    if (!google) throw refused()
    return verifyGoogle(google, state, { token: answer, now })
  }
  if (provider === 'apple') {
    if (!apple) throw refused()
    return verifyApple(apple, state, { code: answer, now })
  }
  const settings = schools[provider]
  if (!settings) throw refused()
  return verifySchool(provider, settings, state, { code: answer, now })
}
