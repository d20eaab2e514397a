import type { ReactNode } from 'react'

type SheetProps = {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A part of the gallery with its heading. */
export function Sheet({ title, note, children }: SheetProps) {
  return (
    <section className="mt-10">
      <h2 className="m-0 text-xl">{title}</h2>
      {note && <p className="mt-1 mb-0 text-sm text-quiet">{note}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  )
}

/** A card of the gallery that holds one group of examples. */
export function Plate({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-surface p-4 shadow-1 sm:p-6">
      <h3 className="m-0 text-lg">{title}</h3>
      {children}
    </div>
  )
}

/** Plates beside each other where there is room. */
export function Plates({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-4">
      {children}
    </div>
  )
}
