import type { Reading } from './safeguarding.data.ts'
import { kinds, outcomes } from './safeguarding.words.ts'

type MadeFile = NonNullable<Reading['file']>

const lists: { readonly [L in MadeFile['list']]: string } = {
  closed: 'closed flags',
  readings: 'this log',
}

/** What was made: "A file of closed flags, 12 rows". */
export const fileWords = ({ list, row_count }: MadeFile): string =>
  `A file of ${lists[list]}, ${row_count} ${row_count === 1 ? 'row' : 'rows'}`

/** Which rows are in a file: "Not safe at home, in hand at school, searched by a name". */
export function filteredWords(file: MadeFile | null): string {
  if (!file) return ''
  const { kind, outcome, is_searched, is_chosen } = file
  const parts = [
    ...(is_chosen ? ['Chosen one by one'] : []),
    ...(kind ? [kinds[kind].title] : []),
    ...(outcome ? [outcomes[outcome].label] : []),
    ...(is_searched ? ['searched by a name'] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'All of them'
}
