/** How many signs fit. Without zod, so that the browser counts by the same figures. */
export const limits = {
  email: 254,
  username: 32,
  /** The fewest of a new password. */
  least_password: 8,
  password: 128,
  name: 80,
  token: 4096,
} as const

/** Letters, digits, dot, underscore, dash. */
export const usernamePattern = /^[\w.-]{3,32}$/

/** A mobile number as it is dialled across borders: `+447700900123`. */
export const mobilePattern = /^\+[1-9]\d{6,14}$/
