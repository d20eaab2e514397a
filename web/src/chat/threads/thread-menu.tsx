import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'

const RenameConversation = lazy(async () => ({
  default: (await import('./rename-conversation.tsx')).RenameConversation,
}))
const DeleteConversation = lazy(async () => ({
  default: (await import('./delete-conversation.tsx')).DeleteConversation,
}))

type ThreadMenuProps = {
  readonly thread_id: string
  readonly title: string
  readonly onDeleted: () => void
}

/** What can be done to the conversation as a whole. */
export function ThreadMenu({ thread_id, title, onDeleted }: ThreadMenuProps) {
  const [opened, setOpened] = useState<'rename' | 'delete'>()
  const onClose = () => setOpened(undefined)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button kind="plain" size="small" iconOnly icon={<Ellipsis {...ICON} />}>
            More about this conversation
          </Button>
        }
        entries={[
          { label: 'Rename', icon: <Pencil {...ICON} />, onAct: () => setOpened('rename') },
          {
            label: 'Delete',
            icon: <Trash2 {...ICON} />,
            danger: true,
            onAct: () => setOpened('delete'),
          },
        ]}
      />
      <Suspense>
        {opened === 'rename' && (
          <RenameConversation thread_id={thread_id} title={title} onClose={onClose} />
        )}
        {opened === 'delete' && (
          <DeleteConversation thread_id={thread_id} onDeleted={onDeleted} onClose={onClose} />
        )}
      </Suspense>
    </>
  )
}
