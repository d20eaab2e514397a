import { pages } from '@learngrove/contract/pages'
import { ChartColumn, Lock } from 'lucide-react'
import { Link } from 'react-router'
import type { Child } from '#accounts/accounts.data.ts'
import { familyText } from '#accounts/accounts.words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'

type LinkedDialogProps = { readonly child: Child | undefined; readonly onClose: () => void }

/** Says at once what a parent sees now, and what stays private to the child. */
export function LinkedDialog({ child, onClose }: LinkedDialogProps) {
  if (!child) return null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      picture={<Pip mood="cheering" size={96} />}
      title={`${child.first_name} is linked`}
      actions={
        <>
          <DialogClose>
            <Button render={<Link to={pages.parentDashboard({ child: child.id })} />}>
              {`See ${child.first_name}’s week`}
            </Button>
          </DialogClose>
          <DialogClose>
            <Button kind="line">Link another child</Button>
          </DialogClose>
        </>
      }
    >
      <ul className="grid gap-3.5">
        <li className="flex gap-3.5">
          <ChartColumn {...ICON} size={22} className="mt-0.5 flex-none text-primary" />
          <span>
            <b className="block font-bold">You see</b>
            {familyText.you_see}
          </span>
        </li>
        <li className="flex gap-3.5">
          <Lock {...ICON} size={22} className="mt-0.5 flex-none text-primary" />
          <span>
            <b className="block font-bold">Stays theirs</b>
            {familyText.chats(child)}
          </span>
        </li>
      </ul>
    </Dialog>
  )
}
