import { pages } from '@learngrove/contract/pages'
import { WifiOff, X } from 'lucide-react'
import { Link } from 'react-router'
import { site } from '#platform/brand.ts'
import { useOnline } from '#platform/online.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { sheetText as text } from './sharing.words.ts'

/** Over a worksheet that is not under way: where one is. */
export const SheetHead = () => (
  <header className="mx-auto flex min-h-16 w-full max-w-[1016px] items-center px-4 md:min-h-19 md:px-8">
    <Link to={pages.welcome()} className="rounded-control no-underline">
      <BrandMark name={site.name} />
    </Link>
  </header>
)

type SheetTopProps = {
  readonly done: number
  readonly of: number
  readonly leaveLabel: string
  readonly onLeave: () => void
}

/** Over a question: out, and how far. */
export function SheetTop({ done, of, leaveLabel, onLeave }: SheetTopProps) {
  const isOnline = useOnline()
  return (
    <header className="mx-auto grid min-h-16 w-full max-w-[824px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-2 md:min-h-19 md:gap-x-6 md:px-8">
      <Button
        kind="plain"
        icon={<X {...ICON} />}
        onClick={onLeave}
        className="min-w-11 text-quiet hover:text-ink max-md:px-3 md:-ml-3"
      >
        <span className="whitespace-nowrap max-md:sr-only">{leaveLabel}</span>
      </Button>
      <ProgressBar
        label={text.answered_label}
        done={done}
        total={of}
        text={text.answered(done, of)}
      />
      <span className="flex items-center gap-3 pr-2 font-semibold text-sm tabular-nums">
        {!isOnline && (
          <span className="inline-flex min-h-9 items-center gap-2 rounded-full bg-pastel-sky px-3">
            <WifiOff {...ICON_SMALL} />
            Offline
          </span>
        )}
        <span aria-hidden>
          {done} of {of}
        </span>
      </span>
    </header>
  )
}
