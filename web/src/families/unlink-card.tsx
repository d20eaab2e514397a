import { pages } from '@learngrove/contract/pages'
import { useNavigate } from 'react-router'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { useToast } from '#ui/toast.tsx'

/** Unlinks the child from the parent's account, after a confirmation. */
export function UnlinkCard({ child }: { readonly child: Child }) {
  const navigate = useNavigate()
  const toast = useToast()
  const unlink = useCall('DELETE /users/children/{id}', { changes: changesChildren })
  const act = () =>
    unlink.mutate(
      { params: { id: child.id } },
      {
        onSuccess: () => {
          toast.show({ title: `${child.first_name} is not linked to you any more` })
          navigate(pages.parentDashboard(), { replace: true })
        },
      },
    )
  return (
    <SideCard title="Unlink">
      <p className="mt-3 mb-4 text-quiet">
        {`You no longer see how it goes. ${child.first_name} keeps the account and everything in it.`}
      </p>
      <Dialog
        kind="question"
        trigger={<Button kind="danger">{`Unlink ${child.first_name}`}</Button>}
        title={`Unlink ${child.first_name}?`}
        description={`You no longer see ${child.first_name}’s week, and cannot change the account. Nothing of theirs is lost; with a new code from their profile you can link them again.`}
        actions={
          <>
            <Button kind="danger" busy={unlink.isPending} onClick={act}>
              Unlink
            </Button>
            <DialogClose>
              <Button kind="plain">Keep the link</Button>
            </DialogClose>
          </>
        }
      >
        <FailureNote error={unlink.error} />
      </Dialog>
    </SideCard>
  )
}
