import { SecondFactorCard } from '#accounts/second-factor/second-factor.card.tsx'
import type { StoredUser } from '#platform/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DataCard } from './accounts.data-card.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './accounts.own-details.tsx'
import { ReadingCard } from './accounts.reading-card.tsx'
import { familyText } from './accounts.words.ts'

type DetailsDialogProps = { readonly user: StoredUser; readonly onClose: () => void }

/** A parent's own details: they have no page of their own for them. */
export function DetailsDialog({ user, onClose }: DetailsDialogProps) {
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={familyText.details}
    >
      <WhoCard user={user} />
      <ReadingCard />
      <SignInCards user={user} />
      <SecondFactorCard />
      <SessionsCard />
      <AgreementCard user={user} />
      <DataCard />
    </Dialog>
  )
}
