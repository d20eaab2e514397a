import { branded } from '#platform/brand.ts'

/** On a school's own site: whose site it is, and who is behind it. Elsewhere there is nothing to say. */
export const SchoolNote = () => (
  <p className="mt-4 max-w-3xl rounded-card bg-primary-soft px-4 py-3 empty:hidden">
    {branded('{{school_note}}')}
  </p>
)
