import type { StoredUser } from '#platform/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DataCard } from './data-card.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './own-details.tsx'
import { ReadingCard } from './reading-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { familyText } from './users.words.ts'

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
