/** What somebody might type for three quarters. A test has the marker judge each of them. */
export const examples = [
  { typed: '0.75', read: '0.75', verdict: 'right' },
  { typed: '3/4', read: '3/4', verdict: 'right' },
  { typed: '75 %', read: '75%', verdict: 'right' },
  { typed: '6/8', read: '6/8', verdict: 'right' },
  { typed: '1 - 1/4', read: '1 - 1/4', verdict: 'wrong_form' },
  { typed: '3.4', read: '3.4', verdict: 'wrong' },
] as const
