/** The version of the terms and the privacy policy that is agreed to now: the day of its last change. */
export const policyVersion = '2026-11-22'
