import { keyedHashOf } from '#platform/secret-key.ts'

type Asked = {
  readonly secret_key: string
  readonly address: string
  readonly user_agent: string
}

/**
 * Marks a code or a link to a grown-up with where it was asked for. An answer with the same mark
 * most likely comes from the child's own device. It is a hint and no proof: another browser there,
 * or another network, has another mark, and two telephones of the same kind at home share one.
 */
export const deviceMark = ({ secret_key, address, user_agent }: Asked): string =>
  keyedHashOf(secret_key, `device ${address} ${user_agent}`)
