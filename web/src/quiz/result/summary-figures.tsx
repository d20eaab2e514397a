import { useQuery } from '@tanstack/react-query'
import { Clock, Flame, Sprout, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { myStreaks, myXp } from '#gamification/gamification.data.ts'
import { toNextLevel } from '#gamification/gamification.words.ts'
import type { Attempt } from '#quiz/quiz.data.ts'
import { notDecidedWords } from '#quiz/quiz.words.ts'
import { spentWords } from '#quiz/session/session.progress.ts'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

const SHAPE = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What a finished quiz brought: marks, XP and level, the streak, the time. */
export function SummaryFigures({ attempt, seconds }: { attempt: Attempt; seconds: number }) {
  const xp = useQuery(myXp).data
  const streaks = useQuery(myStreaks).data
  const { total_score, max_score, num_waiting, xp_collected, total_time_spent } = attempt
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure
          icon={<Sprout {...SHAPE} />}
          name={`of ${max_score} marks${notDecidedWords(num_waiting)}`}
          ground="mint"
        >
          {total_score}
        </Figure>
        <Figure icon={<Zap {...SHAPE} />} name="XP" ground="butter">
          +{xp_collected}
        </Figure>
        <Figure
          icon={<Flame {...SHAPE} />}
          name={streaks?.days === 1 ? 'day in a row' : 'days in a row'}
          ground="peach"
        >
          {streaks?.days ?? '…'}
        </Figure>
        <Figure icon={<Clock {...SHAPE} />} name="time taken" ground="sky">
          {spentWords(Math.max(total_time_spent, seconds))}
        </Figure>
      </ul>
      {xp && (
        <Card padding="small" className="grid gap-2">
          <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <b className="font-semibold">Level {xp.level}</b>
            <span className="text-quiet">{toNextLevel(xp)}</span>
          </p>
          <ProgressBar
            label={`Level ${xp.level}`}
            done={xp.xp - xp.current_level_base_xp}
            total={xp.next_level_xp - xp.current_level_base_xp}
            tone="sun"
          />
        </Card>
      )}
    </div>
  )
}

type FigureProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly ground: 'mint' | 'butter' | 'peach' | 'sky'
  readonly children: ReactNode
}

function Figure({ icon, name, ground, children }: FigureProps) {
  return (
    <Card as="li" ground={ground} padding="small" className="grid gap-1">
      {icon}
      <span className="font-bold font-display text-2xl tabular-nums">{children}</span>
      <span className="text-sm">{name}</span>
    </Card>
  )
}
