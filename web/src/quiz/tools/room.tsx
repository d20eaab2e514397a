import { lazy, Suspense, useEffect } from 'react'
import type { Item } from '#quiz/session/session.progress.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Alone } from './alone.tsx'
import { LoadedTool } from './loaded-tool.tsx'
import { loadPreferences } from './preferences.ts'
import { closeTool, useOpenedTool } from './tools.state.ts'
import { ToolsList } from './tools-list.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export { SaidLine } from './said-line.tsx'
export { SurenessTap } from './sureness-tap.tsx'
export { ToolsAside } from './tools-list.tsx'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

export type ToolsRoomProps = {
  readonly user_id: string
  readonly quiz_id: string
  readonly attempt_id: string
  /** The question on the table; none at the end of the quiz. */
  readonly item: Item | undefined
}

/** All that stands around a question: the tools, the keys, and the view without any of it. */
export function ToolsRoom(props: ToolsRoomProps) {
  const { user_id, item } = props
  const opened = useOpenedTool()
  useEffect(() => void loadPreferences(user_id), [user_id])
  useEffect(() => closeTool, [])
  useShortcuts()
  const isTable = item !== undefined
  return (
    <>
      {isTable && <Alone />}
      {opened === 'shortcuts' && (
        <Suspense>
          <ShortcutsDialog />
        </Suspense>
      )}
      <Drawer
        title="Tools"
        open={opened === 'list'}
        onOpenChange={(isOpen) => {
          if (!isOpen) closeTool()
        }}
      >
        <ToolsList />
      </Drawer>
      {isTable && opened !== undefined && opened !== 'list' && opened !== 'shortcuts' && (
        <LoadedTool key={opened} {...props} item={item} tool={opened} />
      )}
    </>
  )
}
