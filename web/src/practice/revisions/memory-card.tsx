import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { mySkills, type Skill, type Skills } from '#practice/practice.data.ts'
import { nextReviewWords, recallFigure } from '#practice/practice.words.ts'
import { classes } from '#ui/classes.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { TextLink } from '#ui/text-link.tsx'

const columns =
  'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_4.5rem_7.5rem] md:items-center md:gap-x-6'

/** How likely each topic of a course would be known if it were asked now, and when it is asked next. */
export function MemoryCard({ course }: { readonly course: Course }) {
  const skills = useQuery(mySkills(course.id))
  return (
    <SideCard title="What you remember">
      <Loaded
        query={skills}
        what="What you remember"
        skeleton={
          <div className="mt-5">
            <SkeletonRows label="What you remember is coming." rows={5} />
          </div>
        }
      >
        {(data) =>
          data.skills.length === 0 ? (
            <div className="mt-4 flex items-center gap-4">
              <Plant stage="seed" size={64} />
              <p className="text-quiet">
                Nothing is planted in {course.title} yet. After your first questions their topics
                stand here.
              </p>
            </div>
          ) : (
            <Rows data={data} />
          )
        }
      </Loaded>
    </SideCard>
  )
}

function Rows({ data: { skills, remembered_from } }: { readonly data: Skills }) {
  const now = new Date()
  const kept = skills.filter(({ next_review_at }) => next_review_at !== null)
  const growing = skills.filter(({ next_review_at }) => next_review_at === null)
  return (
    <>
      <p className="mt-1 text-quiet text-sm">
        How likely you would know it if asked now. Below {recallFigure(remembered_from)} % a plant
        asks for water.
      </p>
      <div aria-hidden="true" className={classes('mt-4 text-quiet text-sm max-md:hidden', columns)}>
        <span>Topic</span>
        <span className="flex justify-between">
          <span>0</span>
          <span>100 %</span>
        </span>
        <span className="text-right">Memory</span>
        <span>Next review</span>
      </div>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)]">
        {[...kept, ...growing].map((skill, place) => (
          <Row
            key={skill.course_tagging_id}
            skill={skill}
            place={place}
            remembered_from={remembered_from}
            now={now}
          />
        ))}
      </ul>
    </>
  )
}

type RowProps = {
  readonly skill: Skill
  readonly place: number
  readonly remembered_from: number
  readonly now: Date
}

function Row({ skill, place, remembered_from, now }: RowProps) {
  const { course_tagging_id, title, plant, recall, next_review_at } = skill
  const next = nextReviewWords(next_review_at, now)
  const isDue = plant === 'wilting'
  const isGrowing = next_review_at === null
  return (
    <li className={classes('border-line border-t py-2', columns)}>
      <span className="flex min-w-0 items-center gap-3">
        <Plant stage={plant} flower={hueAt(place)} size={40} className="flex-none" />
        <TextLink
          alone
          kind="quiet"
          render={<Link to={pages.revise({ topic: course_tagging_id })} />}
          className="min-w-0 font-semibold"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
        </TextLink>
      </span>
      {isGrowing ? (
        <span className="text-quiet text-sm max-md:ml-13 max-md:block">
          Shown when it is nearly in bloom
        </span>
      ) : (
        <RecallBar recall={recall} remembered_from={remembered_from} isDue={isDue} />
      )}
      <span className="flex justify-between gap-4 max-md:ml-13 md:contents">
        <strong className="font-semibold tabular-nums md:text-right">
          {!isGrowing && (
            <>
              {recallFigure(recall)} %<span className="sr-only"> remembered</span>
            </>
          )}
        </strong>
        <span className={isDue ? 'font-semibold text-not-yet' : 'text-quiet'}>
          <span className="sr-only">Next review: </span>
          {next}
        </span>
      </span>
    </li>
  )
}

type RecallBarProps = Pick<RowProps, 'remembered_from'> & {
  readonly recall: number
  readonly isDue: boolean
}

/** The bar with the mark that it should reach; the figure beside it says it in words. */
const RecallBar = ({ recall, remembered_from, isDue }: RecallBarProps) => (
  <span
    aria-hidden="true"
    className="relative my-1.5 block h-2.5 rounded-full bg-track forced-color-adjust-none max-md:ml-13"
  >
    <span
      className={classes('block h-full rounded-full', isDue ? 'bg-sun' : 'bg-primary')}
      style={{ width: `${recall * 100}%` }}
    />
    <span
      className="absolute -inset-y-1.5 border-ink border-l-[1.5px] border-dashed"
      style={{ left: `${remembered_from * 100}%` }}
    />
  </span>
)
