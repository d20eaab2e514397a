import { classes } from '#ui/classes.ts'

const colours: Readonly<Record<string, string>> = { mathematics: 'bg-primary', science: 'bg-sky' }
const others = ['bg-coral', 'bg-sun', 'bg-sky'] as const

/** The colour that a subject has in the lists; its name always stands near it or is said. */
function colourOf(subject: string): string {
  const known = colours[subject.toLowerCase()]
  if (known) return known
  let sum = 0
  for (const letter of subject) sum += letter.codePointAt(0) ?? 0
  return others[sum % others.length] ?? others[0]
}

export function SubjectDot({ subject }: { readonly subject: string | null }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'size-2.5 flex-none rounded-full',
        subject === null ? 'bg-line-strong' : colourOf(subject),
      )}
    />
  )
}
