import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'

type SkeletonGroupProps = {
  /** What is coming: "Your assignments are coming." */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** Rows of a list: a round thing, two lines, something short at the end. */
export function SkeletonRows({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <SkeletonGroup label={label} className="grid gap-6">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className="flex items-center gap-4">
          <Skeleton shape="circle" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={row % 2 ? 'w-3/5' : 'w-1/2'} />
            <Skeleton className="h-3 w-1/3" />
          </div>
          <Skeleton shape="pill" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
