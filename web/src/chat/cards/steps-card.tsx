import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Card as CardOfAnswer } from '#chat/chat.data.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'

type StepsCardProps = { readonly steps: Extract<CardOfAnswer, { type: 'steps' }>['steps'] }

/** What to do next, each with its reason and the way there. */
export const StepsCard = ({ steps }: StepsCardProps) => (
  <Card padding="none" className="rounded-panel px-4 md:px-6">
    <ol aria-label="Next steps" className="divide-y divide-line">
      {steps.map(({ title, reason, address }, at) => (
        <li key={address} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-full bg-primary-soft font-semibold text-primary-strong text-sm forced-colors:border"
          >
            {at + 1}
          </span>
          <span className="min-w-40 flex-1">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-quiet">{reason}</span>
          </span>
          <Button
            kind="soft"
            iconAfter={<ArrowRight {...ICON} />}
            render={<Link to={address} aria-label={`Go to ${title}`} />}
            className="max-sm:w-full"
          >
            Go
          </Button>
        </li>
      ))}
    </ol>
  </Card>
)
