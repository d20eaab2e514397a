import { type Sureness, surenesses } from '@learngrove/contract/question'
import { useId } from 'react'
import { Chip } from '#ui/chip.tsx'

const words: Readonly<Record<Sureness, string>> = {
  sure: 'Sure',
  think_so: 'I think so',
  guessing: 'Guessing',
}

type SurenessTapProps = {
  readonly said: Sureness | null
  readonly onSay: (said: Sureness | null) => void
}

/** Asks how sure somebody is, without asking for it: one tap says it, another takes it back. */
export function SurenessTap({ said, onSay }: SurenessTapProps) {
  const id = useId()
  return (
    <fieldset
      data-unread
      aria-labelledby={id}
      className="mx-0 mt-6 mb-0 flex min-w-0 animate-fade flex-wrap items-center gap-x-3 gap-y-2 border-0 border-line border-t p-0 pt-4"
    >
      <span id={id} className="text-quiet text-sm">
        How sure are you? Only if you like.
      </span>
      <span className="flex flex-wrap gap-2">
        {surenesses.map((each) => (
          <Chip
            key={each}
            kind="choice"
            chosen={said === each}
            onChoose={() => onSay(said === each ? null : each)}
          >
            {words[each]}
          </Chip>
        ))}
      </span>
    </fieldset>
  )
}
