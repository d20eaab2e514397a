/** The key that does the same, for whoever has one; the button says it all without. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-5.5 rounded-xs border border-current/30 px-1.5 text-center font-semibold text-xs leading-4.5 pointer-coarse:hidden"
    >
      {children}
    </span>
  )
}
