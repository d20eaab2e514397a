import { IdCard } from 'lucide-react'
import { useState } from 'react'
import type { Child } from '#accounts/accounts.data.ts'
import { SignInCard } from '#accounts/accounts.sign-in-card.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ICON } from '#ui/icon-props.ts'

type ChildCardProps = {
  readonly child: Child & { readonly username: string }
  /** The password, if it has just been set; nobody can read an earlier one. */
  readonly password: string | undefined
}

/** Shows the sign-in card of a child, to be printed again. */
export function ChildCard({ child, password }: ChildCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="soft" icon={<IdCard {...ICON} />}>
          Sign-in card
        </Button>
      }
      title="Sign-in card"
      description={
        password === undefined
          ? 'Nobody can read the password that is set. Write it on the card by hand, or set a new one first: then it stands here.'
          : 'The new password is on it until you leave this page.'
      }
    >
      <SignInCard
        first_name={child.first_name}
        username={child.username}
        password={password ?? ''}
        isReady
      />
    </Dialog>
  )
}
