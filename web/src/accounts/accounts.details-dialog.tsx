import { SecondFactorCard } from '#accounts/second-factor/second-factor.card.tsx'
import type { StoredUser } from '#platform/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DataCard } from './accounts.data-card.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './accounts.own-details.tsx'
import { ReadingCard } from './accounts.reading-card.tsx'
import { familyText } from './accounts.words.ts'

type DetailsDialogProps = { readonly user: StoredUser; readonly onClose: () => void }

/** Edits a parent's own details in a dialog, since parents have no profile page. */
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
