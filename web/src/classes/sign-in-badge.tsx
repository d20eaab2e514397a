import { Badge } from '#ui/badge.tsx'
import type { SignIn } from './classes.data.ts'
import { signIns } from './classes.words.ts'

/** How far somebody is with signing in. */
export function SignInBadge({ state }: { readonly state: SignIn }) {
  const { label, tone, icon } = signIns[state]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
