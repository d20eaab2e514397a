import { Clock, FolderSearch, type LucideIcon, MonitorSmartphone } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'

/** How long it works, where to look, where to open it: in this order. */
const icons: readonly LucideIcon[] = [Clock, FolderSearch, MonitorSmartphone]

/** Shows what to know about an e-mail that is on its way. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-2.5 text-quiet">
      {facts.map((fact, place) => {
        const Icon = icons[place % icons.length] ?? Clock
        return (
          <li key={fact} className="flex gap-2.5">
            <Icon {...ICON} className="mt-0.5 flex-none" />
            {fact}
          </li>
        )
      })}
    </ul>
  )
}
