type SuggestionsProps = {
  readonly texts: readonly string[]
  readonly onSay: (text: string) => void
}

/** What may be said next: pressed, it is sent like any message. */
export function Suggestions({ texts, onSay }: SuggestionsProps) {
  if (texts.length === 0) return null
  return (
    <ul aria-label="You could say" className="mt-2 flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onSay(text)}
            className="min-h-target rounded-full border border-line bg-surface px-4 py-1.5 font-semibold text-[0.9375rem] text-primary-strong shadow-1 transition-colors hover:border-line-strong hover:bg-hover"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
