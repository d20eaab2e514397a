/** A sentence whose part that asks for something is marked. */
export function Emphasised({ sentence, emphasis }: { sentence: string; emphasis: string | null }) {
  const at = emphasis === null ? -1 : sentence.indexOf(emphasis)
  if (emphasis === null || at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <mark className="bg-transparent bg-[linear-gradient(transparent_68%,var(--butter)_68%)] text-inherit">
        {emphasis}
      </mark>
      {sentence.slice(at + emphasis.length)}
    </>
  )
}
