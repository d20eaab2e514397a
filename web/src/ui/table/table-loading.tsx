const ROWS = ['62%', '48%', '70%', '54%', '40%'] as const

/** Rows in the shape of what comes; a screen reader hears that they are coming. */
export function TableLoading({ caption }: { readonly caption: string }) {
  const bar = 'block h-2.5 animate-shimmer rounded-small bg-track'
  return (
    <div role="status" aria-busy="true" className="grid gap-7 px-5 py-6">
      <span className="sr-only">{`Loading: ${caption}`}</span>
      {ROWS.map((width) => (
        <div key={width} aria-hidden className="flex items-center gap-3.5">
          <span className="size-9 flex-none animate-shimmer rounded-full bg-track" />
          <span className="grid flex-1 gap-2">
            <span className={bar} style={{ width }} />
            <span className={`${bar} w-1/4`} />
          </span>
          <span className="h-5.5 w-11 flex-none animate-shimmer rounded-full bg-track" />
        </div>
      ))}
    </div>
  )
}
