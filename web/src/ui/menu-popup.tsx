import { Menu as Base } from '@base-ui/react/menu'
import { classes } from './classes.ts'
import { POPUP, POPUP_ITEM } from './form/control-styles.ts'
import type { MenuEntry, MenuProps, MenuWords } from './menu-types.ts'

/** Draws a menu that was opened, with its button. Arrow keys move, letters jump, Escape closes. */
export function MenuPopup({ trigger, entries, align = 'end' }: MenuProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup
            className={classes(POPUP, 'max-h-(--available-height) min-w-56 overflow-y-auto')}
          >
            {entries.map((entry, index) => (
              // The order of a menu's entries is fixed while it is open.
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place
              <MenuLine key={index} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuLine({ entry }: { readonly entry: MenuEntry }) {
  if (entry === 'line') return <Base.Separator className="-mx-1.5 my-1.5 border-t border-line" />
  if ('heading' in entry) {
    return (
      <Base.Group>
        <Base.GroupLabel className="px-2.5 py-1.5 text-sm text-quiet">
          {entry.heading}
        </Base.GroupLabel>
      </Base.Group>
    )
  }
  const className = classes(
    POPUP_ITEM,
    entry.danger && 'text-danger data-highlighted:bg-danger-soft',
  )
  if ('href' in entry) {
    return (
      <Base.LinkItem
        closeOnClick
        href={entry.href}
        {...(entry.render ? { render: entry.render } : {})}
        className={classes(className, 'no-underline')}
      >
        <MenuText {...entry} />
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item onClick={entry.onAct} disabled={entry.disabled ?? false} className={className}>
      <MenuText {...entry} />
    </Base.Item>
  )
}

function MenuText({ icon, label, detail }: MenuWords) {
  return (
    <>
      {icon}
      <span className="min-w-0">
        {label}
        {detail && <span className="block text-sm font-normal text-quiet">{detail}</span>}
      </span>
    </>
  )
}
