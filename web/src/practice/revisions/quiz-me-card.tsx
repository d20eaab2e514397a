import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Zap } from 'lucide-react'
import { Link } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { useMood } from '#platform/pip.ts'
import { useMakePractice } from '#practice/practice.make.ts'
import { myNextSteps } from '#revision/revision.data.ts'
import { type Step, stepWords } from '#revision/revision.step-words.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** So many questions come of one press. */
const questions = 5

/** Practice in one press, of what is worth practising next, each with its reason. */
export function QuizMeCard({ course }: { readonly course: Course }) {
  const steps = useQuery(myNextSteps(course.id))
  const mood = useMood('curious')
  return (
    <Card
      as="section"
      ground="butter"
      shape="sheet"
      padding="wide"
      aria-labelledby="quiz-me"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.1fr)] lg:items-center"
    >
      <div className="min-w-0">
        <p className="mb-2 flex items-center gap-2 font-semibold text-[light-dark(#7a5200,var(--sun))]">
          <Zap {...ICON} className="flex-none" />
          No choosing needed
        </p>
        <h2 id="quiz-me" className="text-2xl md:text-3xl">
          Quiz me
        </h2>
        <p className="mt-2">Five questions of what is worth practising next in {course.title}.</p>
        <Begin steps={steps.data?.steps ?? []} />
      </div>
      <Pip mood={mood} size={132} className="max-lg:hidden" />
      <Loaded
        query={steps}
        what="Your next steps"
        skeleton={<SkeletonRows label="Your next steps are coming." rows={3} />}
      >
        {(data) => <Steps steps={data.steps} />}
      </Loaded>
    </Card>
  )
}

function Begin({ steps }: { readonly steps: readonly Step[] }) {
  const make = useMakePractice()
  const topics = steps.map(({ course_tagging_id }) => course_tagging_id)
  return (
    <Button
      size="large"
      busy={make.isPending}
      disabled={topics.length === 0}
      iconAfter={<ArrowRight {...ICON} />}
      onClick={() => make.mutate({ course_tagging_ids: topics, num_questions: questions })}
      className="mt-5 max-md:w-full"
    >
      Quiz me now
    </Button>
  )
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const now = new Date()
  if (steps.length === 0)
    return <p>There is nothing to practise here yet. It begins with your first questions.</p>
  return (
    <ul aria-label="What comes next, and why" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {steps.map((step, place) => {
        const { title, why } = stepWords(step, now)
        return (
          <li
            key={step.course_tagging_id}
            className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-3 rounded-tile bg-[color-mix(in_oklab,var(--raised)_80%,transparent)] px-3 py-2 forced-colors:border"
          >
            <Plant stage={step.plant} flower={hueAt(place)} size={48} className="row-span-2" />
            <TextLink
              alone
              kind="quiet"
              render={<Link to={pages.revise({ topic: step.course_tagging_id })} />}
              className="min-w-0 font-semibold"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            </TextLink>
            <p className="text-sm [overflow-wrap:anywhere]">{why}</p>
          </li>
        )
      })}
    </ul>
  )
}
