import { Calendar } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { shortDay } from './reports.words.ts'

type RangeMenuProps = {
  readonly range: { readonly start: string; readonly end: string }
  /** Gives the first day; nothing for the usual weeks. */
  readonly onChoose: (start: string | undefined) => void
}

const dayMs = 86_400_000

const choices = [
  { label: 'This week', weeks: 1 },
  { label: 'The last four weeks', weeks: undefined },
  { label: 'The last eight weeks', weeks: 8 },
  { label: 'The last half year', weeks: 26 },
  { label: 'The last year', weeks: 52 },
] as const

/** The day that lies so many whole weeks back, this one counted. */
const backBy = (weeks: number): string =>
  new Date(Date.now() - (weeks - 1) * 7 * dayMs).toISOString().slice(0, 10)

/** The weeks that a report is of. */
export const RangeMenu = ({ range, onChoose }: RangeMenuProps) => (
  <Menu
    align="end"
    trigger={
      <Button kind="line" size="small" icon={<Calendar {...ICON} />}>
        {`${shortDay(range.start)} to ${shortDay(range.end)}`}
      </Button>
    }
    entries={choices.map(({ label, weeks }) => ({
      label,
      onAct: () => onChoose(weeks === undefined ? undefined : backBy(weeks)),
    }))}
  />
)
