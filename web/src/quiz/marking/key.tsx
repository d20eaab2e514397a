/** The key that does the same, for whoever has one; the button says it all without. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-5.5 rounded-xs bg-[color-mix(in_oklab,currentColor_12%,transparent)] px-1.5 text-center font-semibold text-xs leading-5 pointer-coarse:hidden"
    >
      {children}
    </span>
  )
}
