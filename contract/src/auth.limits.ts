/** Lengths of fields, in characters. Without zod, so that the browser uses the same figures. */
export const limits = {
  email: 254,
  username: 32,
  /** Least length of a new password. */
  least_password: 8,
  password: 128,
  name: 80,
  token: 4096,
} as const

/** Letters, digits, dot, underscore, dash. */
export const usernamePattern = /^[\w.-]{3,32}$/

/** A mobile number in E.164: `+447700900123`. */
export const mobilePattern = /^\+[1-9]\d{6,14}$/
