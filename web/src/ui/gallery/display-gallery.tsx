import { Check, Clock, FileText, RotateCcw, SearchX, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChartFrame } from '#ui/chart-frame.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Specimen } from '#ui/gallery/specimen.tsx'
import { HeartsStat } from '#ui/hearts-stat.tsx'
import { OfflineBanner } from '#ui/offline-banner.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { ProgressSegments } from '#ui/progress-segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup, SkeletonRows } from '#ui/skeleton-group.tsx'
import { StreakStat } from '#ui/streak-stat.tsx'
import { XpStat } from '#ui/xp-stat.tsx'

const minutes = [
  ['Mon', 12],
  ['Tue', 20],
  ['Wed', 8],
  ['Thu', 24],
  ['Fri', 15],
] as const

export function DisplayGallery() {
  const [chosen, setChosen] = useState(true)
  const [filtered, setFiltered] = useState(true)
  return (
    <>
      <Specimen title="Cards" className="grid gap-4 md:grid-cols-3">
        <Card>A card with its line and its shadow.</Card>
        <Card ground="mint">Mint</Card>
        <Card ground="sky">Sky</Card>
        <Card ground="peach">Peach</Card>
        <Card ground="lilac">Lilac</Card>
        <Card ground="butter">Butter</Card>
        <Card ground="quiet" padding="small">
          A quiet place for something to come
        </Card>
      </Specimen>
      <Specimen title="Badges and chips">
        <Badge>Draft</Badge>
        <Badge tone="leaf" icon={Check}>
          Good
        </Badge>
        <Badge tone="not-yet" icon={Clock}>
          Due tomorrow
        </Badge>
        <Badge tone="danger">Account closed</Badge>
        <Badge tone="sky">Science</Badge>
        <Badge tone="peach">Stuck on ratio</Badge>
        <Badge tone="lilac">Shared misconception</Badge>
        <Badge tone="butter">+10 XP</Badge>
        <Badge tone="mint">Right</Badge>
        <Chip icon={TrendingUp}>Ready for more</Chip>
        <Chip kind="link" href="#page-34" icon={FileText}>
          Course notes, page 34
        </Chip>
        <Chip kind="choice" chosen={chosen} onChoose={() => setChosen(!chosen)}>
          Next week
        </Chip>
        <Chip kind="choice" chosen={!chosen} onChoose={() => setChosen(!chosen)}>
          This week
        </Chip>
        {filtered && (
          <Chip
            kind="removable"
            removeLabel="Take the filter Year 8 off"
            onRemove={() => setFiltered(false)}
          >
            Year 8
          </Chip>
        )}
      </Specimen>
      <Specimen title="Avatars">
        <Avatar name="Maya Osei" named />
        <Avatar name="Amara Okafor" size="small" />
        <Avatar name="Theo Lindqvist" size="target" />
        <Avatar name="Jun Watanabe" size="large" />
        <Avatar name="No Picture" picture="/there-is-none.png" size="large" />
      </Specimen>
      <Specimen title="Stats" className="flex flex-wrap gap-2">
        <StreakStat days={11} />
        <StreakStat days={1} alight={false} href="#streak" />
        <XpStat xp={8240} level={4} into_level={560} level_size={1000} href="#xp" />
        <HeartsStat hearts={4} most={5} />
      </Specimen>
      <Specimen title="Progress" className="grid max-w-160 gap-5">
        <ProgressBar label="Answered" done={3} total={10} text="3 of 10 answered" showText />
        <ProgressBar label="Upload" done={62} total={100} tone="sky" thickness="thin" />
        <ProgressSegments done={3} total={9} text="Question 4 of 9" />
        <div className="flex gap-4">
          <ProgressRing label="Level 4" done={56} total={100}>
            4
          </ProgressRing>
          <ProgressRing label="Mastery" done={8} total={10} size={64}>
            80
          </ProgressRing>
          <ProgressRing label="Not begun" done={0} total={10} />
        </div>
      </Specimen>
      <Specimen title="Loading, empty, error, offline" className="grid gap-4 md:grid-cols-2">
        <Card>
          <SkeletonRows label="The students are coming." />
        </Card>
        <Card>
          <SkeletonGroup label="The page is coming." className="grid gap-3">
            <Skeleton shape="title" className="w-2/3" />
            <Skeleton />
            <Skeleton className="w-4/5" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        </Card>
        <Card>
          <EmptyState title="No students yet" action={<Button>Add students</Button>}>
            Paste a list, or give the class its code and they join by themselves.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            title="No one in 8A is stuck"
            icon={SearchX}
            action={<Button kind="line">Take the filter off</Button>}
          >
            46 students are hidden by the filter “Needs help”.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title="The list did not arrive"
            code="504-7F2K"
            action={<Button icon={<RotateCcw size={18} aria-hidden="true" />}>Try again</Button>}
          >
            Nothing is lost. The server took too long; your 4 chosen students are kept.
          </ErrorState>
        </Card>
        <OfflineBanner
          className="self-start"
          title="3 answers are waiting to be sent; nothing is lost"
          waiting={['Question 5', 'Question 6', 'Question 7']}
          action={<Button kind="line">Try to send now</Button>}
        >
          They are kept on this device and go by themselves when you are back. Carry on.
        </OfflineBanner>
      </Specimen>
      <Specimen title="Chart frame" className="grid max-w-160">
        <ChartFrame
          title="Practice this week"
          unit="Minutes a day"
          table={{ columns: ['Day', 'Minutes'], rows: minutes }}
          note="From 46 answers. Days without practice count as 0."
        >
          <div className="flex h-40 items-end gap-4">
            {minutes.map(([day, count]) => (
              <div key={day} className="grid flex-1 justify-items-center gap-1 text-sm">
                <span className="font-semibold tabular-nums">{count}</span>
                <span className="w-full rounded-small bg-primary" style={{ height: count * 4 }} />
                {day}
              </div>
            ))}
          </div>
        </ChartFrame>
      </Specimen>
    </>
  )
}
