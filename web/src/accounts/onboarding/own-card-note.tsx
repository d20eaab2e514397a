import { SignInCard } from '#accounts/accounts.sign-in-card.tsx'
import { ownCardOf } from '#auth/auth.own-card.ts'

type OwnCardNoteProps = {
  readonly username: string | null
  /** Why it should be kept. */
  readonly words: string
}

/** Shows the sign-in card of somebody who has just signed up without an e-mail address; nothing for others. */
export function OwnCardNote({ username, words }: OwnCardNoteProps) {
  const card = ownCardOf(username)
  if (!card) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 text-start">
      <p className="max-w-[60ch]">{words}</p>
      <SignInCard {...card} isReady />
    </div>
  )
}
