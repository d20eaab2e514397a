import type { NoteTry } from '../articles.ts'
import { TryItem } from './try-item.tsx'

type TryListProps = {
  /** The note. */
  readonly name: string
  readonly tries: readonly NoteTry[]
}

/** What a note asks at its end, each marked on the spot. */
export const TryList = ({ name, tries }: TryListProps) => (
  <ol className="prose mt-4 grid list-none! gap-4 p-0!">
    {tries.map((each, position) => (
      <TryItem key={each.question} place={{ name, position }} {...each} />
    ))}
  </ol>
)
