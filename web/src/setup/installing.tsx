import { Check } from 'lucide-react'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { setupText as text } from './setup.words.ts'
import type { SetupState } from './use-setup-state.ts'

type InstallingProps = Pick<SetupState, 'curriculum'>

/** Says how far the curriculum has got. */
export function Installing({ curriculum: { percent, is_finished } }: InstallingProps) {
  if (is_finished) {
    return (
      <p className="mt-5 flex items-center gap-2 text-quiet">
        <Check {...ICON_SMALL} className="flex-none text-primary" />
        {text.installed}
      </p>
    )
  }
  const said = text.installing(percent)
  return (
    <section aria-label={said} className="mt-5 grid gap-2 rounded-tile bg-primary-soft p-4">
      <p className="font-semibold">{said}</p>
      <ProgressBar label={said} done={percent} total={100} text={`${percent} %`} />
      <p className="text-quiet text-sm">{text.may_leave}</p>
    </section>
  )
}
