/** Checks enough to catch a slip; whether an address exists only its mailbox knows. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
