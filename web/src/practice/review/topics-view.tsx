import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { type CourseMap, courseMap, type Strand } from '#lessons/map/map.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { mySkills, type Skill } from '#practice/practice.data.ts'
import { practisedWords } from '#practice/practice.words.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardRow } from '#ui/card-row.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'

const skeleton = (
  <Card>
    <SkeletonRows label="Your topics are coming." rows={5} />
  </Card>
)

/** The topics of a course: how each stands, its marks, and when it was practised last. */
export function TopicsView({ course }: { readonly course: Course }) {
  const map = useQuery(courseMap(course.id))
  const skills = useQuery(mySkills(course.id))
  return (
    <Loaded query={map} what="Your topics" skeleton={skeleton}>
      {(garden) => (
        <Loaded query={skills} what="Your topics" skeleton={skeleton}>
          {(met) =>
            met.skills.length === 0 ? (
              <EmptyState
                title="Nothing to look back at yet"
                action={
                  <Button kind="soft" render={<Link to={pages.studentDashboard()} />}>
                    On to my next step
                  </Button>
                }
              >
                What you practise in {course.title} stands here afterwards.
              </EmptyState>
            ) : (
              <Beds garden={garden} skills={met.skills} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  )
}

function Beds({
  garden,
  skills,
}: {
  readonly garden: CourseMap
  readonly skills: readonly Skill[]
}) {
  const byTopic = new Map(skills.map((skill) => [skill.course_tagging_id, skill]))
  const [begun, rest] = [true, false].map((isBegun) =>
    garden.strands.filter(({ topics }) => topics.some(({ id }) => byTopic.has(id)) === isBegun),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      {begun?.map((strand) => (
        <Bed key={strand.key} strand={strand} byTopic={byTopic} />
      ))}
      {rest && rest.length > 0 && <StillToCome strands={rest} />}
    </div>
  )
}

type BedProps = { readonly strand: Strand; readonly byTopic: ReadonlyMap<string, Skill> }

/** One bed of the garden: what was practised as rows, and the rest by name. */
function Bed({ strand, byTopic }: BedProps) {
  const rest = strand.topics.filter((topic) => !byTopic.has(topic.id))
  return (
    <Card>
      <h2 className="text-xl">{strand.title}</h2>
      <ul className="-mx-2 mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {strand.topics.map(({ id: topic, title }, place) => {
          const skill = byTopic.get(topic)
          if (!skill) return null
          return (
            <CardRow
              key={topic}
              to={pages.studentDashboard({ view: 'map', topic })}
              picture={<Plant stage={skill.plant} flower={hueAt(place)} size={44} />}
              title={title}
              detail={practisedWords(skill, new Date())}
              end={<span className="font-semibold text-sm">{standsWords(skill.plant)}</span>}
            />
          )
        })}
      </ul>
      {rest.length > 0 && (
        <p className="mt-3 text-quiet text-sm">
          Not started: {rest.map(({ title }) => title).join(', ')}.
        </p>
      )}
    </Card>
  )
}

const StillToCome = ({ strands }: { readonly strands: readonly Strand[] }) => (
  <Card>
    <h2 className="text-xl">Still to come</h2>
    <ul className="mt-3 grid gap-2 text-quiet text-sm">
      {strands.map(({ key, title, topics }) => (
        <li key={key}>
          <strong className="font-semibold text-ink">{title}:</strong>{' '}
          {topics.map((topic) => topic.title).join(', ')}.
        </li>
      ))}
    </ul>
  </Card>
)

const standsNames = {
  seed: 'Not started',
  sprout: 'Growing',
  bud: 'Growing',
  bloom: 'In bloom',
  wilting: 'Thirsty',
} as const

const standsWords = (plant: Skill['plant']) => standsNames[plant]
