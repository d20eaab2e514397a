import type { ReactNode } from 'react'

/** A part of what is said to an answer, with a title of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line p-4 md:p-5">
      <h3 className="mb-3 text-base">{title}</h3>
      {children}
    </section>
  )
}
