import type { Person } from './privacy.queries.ts'

/**
 * Returns the keys that a person's requests are counted by, in every area; those of a network
 * address identify nobody.
 */
export const countKeysOf = ({ id, username, email, pending_email, mobile_number }: Person) => [
  ...[
    `link guess by ${id}`,
    `link code of ${id}`,
    `child by ${id}`,
    `second factor of ${id}`,
    `second factor of ${id} in a day`,
    `second factor set up by ${id}`,
    `recovery code of ${id}`,
    `activation code by ${id}`,
    `copy by ${id}`,
    `codes for ${id}`,
    `address named by ${id}`,
    `code tried by ${id}`,
    `consent for ${id}`,
    `question report by ${id}`,
    `teacher question by ${id}`,
    `teacher question of a day by ${id}`,
    `second look by ${id}`,
    `second look of a day by ${id}`,
    `test answer by ${id}`,
    `taking over by ${id}`,
    `taking over a talk by ${id}`,
    `sharing by ${id}`,
    `own questions by ${id}`,
    `corrections tried by ${id}`,
    `drafts reviewed by ${id}`,
    `own questions tried by ${id}`,
    `worksheet documents by ${id}`,
    `worksheets asked for by ${id}`,
    `class codes tried by ${id}`,
    `speech of ${id}`,
    `hearing of ${id}`,
  ],
  ...[username, email, pending_email].flatMap((name) =>
    name === null
      ? []
      : [`link guess at ${name.toLowerCase()}`, `grown-up of ${name.toLowerCase()}`],
  ),
  ...[email, pending_email].flatMap((address) =>
    address === null
      ? []
      : [address, address.toLowerCase()].flatMap((each) =>
          ['magic link', 'password link', 'sign-up', 'address', 'consent', 'opening'].flatMap(
            (what) => [`${what} to ${each}`, `${what} to ${each} at a known device`],
          ),
        ),
  ),
  ...(mobile_number === null ? [] : [`code to ${mobile_number}`]),
]
