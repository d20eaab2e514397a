import { Ban } from 'lucide-react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { manageFailure } from './code-states.ts'

type EndCodesProps = { readonly codes: readonly { readonly id: string }[] }

/** Ends the codes that are chosen, after a question: nothing makes them good again. */
export function EndCodes({ codes }: EndCodesProps) {
  const toast = useToast()
  const end = useCall('POST /teachers/activation-codes/end', {
    changes: ['GET /teachers/activation-codes'],
  })
  const act = () =>
    end.mutate(
      { body: { ids: codes.map(({ id }) => id) } },
      {
        onSuccess: ({ num_ended }) => toast.show({ title: `Codes that have ended: ${num_ended}` }),
        onError: (error) => toast.show({ kind: 'care', title: manageFailure(error) }),
      },
    )
  return (
    <Dialog
      kind="question"
      title={codes.length === 1 ? 'End this code?' : `End these ${codes.length} codes?`}
      description="Nobody can redeem them any more. What they have opened stays open."
      trigger={
        <Button size="small" icon={<Ban {...ICON_SMALL} />} busy={end.isPending}>
          End
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button kind="danger" onClick={act}>
              End them
            </Button>
          </DialogClose>
          <DialogClose>
            <Button kind="line">Keep them</Button>
          </DialogClose>
        </>
      }
    />
  )
}
