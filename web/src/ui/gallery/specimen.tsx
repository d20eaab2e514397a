import { type ReactNode, useId } from 'react'
import { classes } from '#ui/classes.ts'

type SpecimenProps = {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** One heading of the gallery with its components under it. */
export function Specimen({ title, className, children }: SpecimenProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <div className={classes(className ?? 'flex flex-wrap items-center gap-4')}>{children}</div>
    </section>
  )
}
