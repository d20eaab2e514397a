import type { Context } from '#platform/context.ts'
import { replaceRecoveryCodes } from './second-factor.queries.ts'
import { newRecoveryCodes, recoveryHash } from './second-factor.secrets.ts'

/** Gives somebody ten new recovery codes and revokes the old ones. */
export async function giveRecoveryCodes(
  { db, secret_key }: Pick<Context, 'db' | 'secret_key'>,
  user_id: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const code_hashes = codes.map((code) => recoveryHash(secret_key, user_id, code))
  await replaceRecoveryCodes(db, { user_id, code_hashes })
  return codes
}
