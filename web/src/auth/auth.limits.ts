/** How many signs fit; the contract says the same, and is no part of what a browser is sent. */
export const limits = { name: 80, username: 32, password: 128 } as const

/** Letters, digits, dot, underscore, dash. */
export const usernameRule = /^[\w.-]{3,32}$/
