import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { prefer, usePreferences } from './preferences.ts'
import { shortcuts } from './shortcuts.ts'
import { closeTool } from './tools.state.ts'

/** Lists the keys of the quiz, and switches them off for whom they are in the way. */
export function ShortcutsDialog() {
  const { has_shortcuts } = usePreferences()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) closeTool()
      }}
      title="Keys"
      description="They work wherever you are not typing."
    >
      <Switch
        label="Keys of one letter"
        hint="Off, only Tab, Enter and Escape are left."
        checked={has_shortcuts}
        onCheckedChange={(checked) => prefer({ has_shortcuts: checked })}
      />
      <dl className={has_shortcuts ? '' : 'text-quiet'}>
        {shortcuts.map(({ key, does }) => (
          <div
            key={key}
            className="flex min-h-10 items-center gap-3 border-line border-t py-1.5 first:border-t-0"
          >
            <dt className="order-last ml-auto flex-none">
              <kbd className="rounded-small border border-line-strong bg-hover px-2 py-0.5 font-semibold font-text text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="m-0 min-w-0">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
