/** Enough to catch a slip; whether an address exists only its mailbox knows. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)
