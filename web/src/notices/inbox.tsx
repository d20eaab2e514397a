import { Drawer } from '#ui/drawer.tsx'
import { NoticeList } from './notice-list.tsx'

type InboxProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** The notices beside the page. */
export function Inbox({ open, onOpenChange }: InboxProps) {
  return (
    <Drawer title="Notices" open={open} onOpenChange={onOpenChange}>
      <NoticeList onFollow={() => onOpenChange(false)} />
    </Drawer>
  )
}
