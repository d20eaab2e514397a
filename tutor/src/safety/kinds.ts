/** What a message of a child may be a sign of, or ask for, as the classifier tells them apart. */
export const heardKinds = [
  'self_harm',
  'suicide',
  'eating',
  'abuse',
  'neglect',
  'grooming',
  'bullying',
  'forced_marriage',
  'danger_now',
  'drugs',
  'weapons',
  'sexual',
  'crime',
  'friend',
  'sadness',
] as const

/** Those that the classifier knows, and one that only rules do: asking Pip to meet or to add somebody. */
export const concernKinds = [...heardKinds, 'contact'] as const

export type ConcernKind = (typeof concernKinds)[number]

/**
 * What follows from a message. `care`: somebody may be harmed, so the lesson stops and people are told.
 * `check_in`: a warm question and the offer of a grown-up. `refuse`: a short, kind no. `go_on`: nothing.
 */
export const responses = ['care', 'check_in', 'refuse', 'go_on'] as const

export type Response = (typeof responses)[number]
