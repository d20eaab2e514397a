import { isEqual, parseMaths } from '@learngrove/maths'
import { beginWork } from '@learngrove/maths/values'

/** What the kernel says of two texts: whether they mean the same, or that it does not know or cannot read one. */
export function kernelVerdict(first: string, second: string): 'same' | 'other' | 'open' | 'unread' {
  beginWork()
  const [a, b] = [parseMaths(first), parseMaths(second)]
  if (!a.ok || !b.ok) return 'unread'
  const verdict = isEqual(a.expression, b.expression)
  return verdict === undefined ? 'open' : verdict ? 'same' : 'other'
}
