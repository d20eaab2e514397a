import type { AskedQuestion } from '#chat/chat.data.ts'
import { later } from '#platform/later.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

type HelpPlaceProps = {
  /** The question of an attempt. */
  readonly id: string
  readonly question: AskedQuestion
}

const aside = later(async () => (await import('./help-aside.tsx')).HelpAside, <HelpComing />)
const fold = later(async () => (await import('./help-fold.tsx')).HelpFold)

/** Whether there is anything to show beside a talk about a question: an open exam has none of it. */
const hasHelp = ({ hints, tries }: AskedQuestion) => hints !== null || tries.length > 0

/** The ladder of hints and what was tried, beside a talk about a question. */
export const HelpBeside = (props: HelpPlaceProps) =>
  hasHelp(props.question) && <aside.Later {...props} />

/** The same under the question, closed, where there is no room beside. */
export const HelpBelow = (props: HelpPlaceProps) =>
  hasHelp(props.question) && <fold.Later {...props} />

/** The place of it while the question is on its way, so that the talk does not move aside later. */
export function HelpComing() {
  return (
    <SkeletonGroup
      label="The hints are on their way"
      className="grid w-75 content-start gap-5 border-line border-l bg-surface p-6 min-[1320px]:w-83"
    >
      <Skeleton shape="title" className="w-3/4" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
