import { keyedHashOf } from '#platform/secret-key.ts'

type Asked = {
  readonly secret_key: string
  readonly address: string
  readonly user_agent: string
}

/**
 * What a code or a link to a grown-up is marked with: where it was asked for. Whoever answers with the
 * same mark sits at the child's own device, most likely. It is a sign and no proof: another browser
 * there, or another network, has another mark, and two telephones alike at home have the same.
 */
export const deviceMark = ({ secret_key, address, user_agent }: Asked): string =>
  keyedHashOf(secret_key, `device ${address} ${user_agent}`)
