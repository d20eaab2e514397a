/** Current version of the terms and the privacy policy: the day of its last change. */
export const policyVersion = '2026-11-28'
