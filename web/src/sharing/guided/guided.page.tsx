import { pages } from '@learngrove/contract/pages'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { countEvent } from '#platform/count-event.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { noAnswer } from '#questions/questions.answer.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { ProgressSegments } from '#ui/progress-segments.tsx'
import { brackets, snail, stuckWorking } from './guided.questions.ts'
import { guidedText as text } from './guided.words.ts'
import { TourEnd } from './tour-end.tsx'
import { TourGarden } from './tour-garden.tsx'
import { TourQuestion } from './tour-question.tsx'
import { readSheets, type Sheets } from './tour-sheets.ts'
import { TourWeek } from './tour-week.tsx'

/** While pages are rendered ahead there is no server to ask. */
const loader = () => ({
  sheets: typeof document === 'undefined' ? Promise.resolve<Sheets>([]) : readSheets(),
})

/** Going from step to step asks for nothing again. */
const shouldRevalidate = () => false

type Step = { readonly title: string; readonly why: string; readonly content: ReactNode }

const stepsOf = (sheets: Promise<Sheets>): readonly Step[] => [
  {
    ...text.answer,
    content: <TourQuestion key="snail" {...snail} first={noAnswer} above={text.answer.above} />,
  },
  {
    ...text.working,
    content: (
      <TourQuestion
        key="brackets"
        {...brackets}
        first={{ ...noAnswer, value: stuckWorking }}
        above={text.working.above}
      />
    ),
  },
  { ...text.garden, content: <TourGarden /> },
  { ...text.week, content: <TourWeek /> },
  { ...text.last, content: <TourEnd sheets={sheets} /> },
]

function GuidedDemoPage() {
  const { sheets } = useLoaderData<typeof loader>()
  const { at, go, heading } = useStep()
  const steps = stepsOf(sheets)
  const place = Math.min(at, steps.length)
  const step = steps[place - 1]
  const isLast = place === steps.length
  useEffect(() => countEvent('demo_begun'), [])
  useEffect(() => {
    if (isLast) countEvent('demo_finished')
  }, [isLast])
  if (!step) return null
  return (
    <div className={PAGE}>
      <Head title={text.title} description={text.description}>
        {place === 1 && <Lead>{text.lead}</Lead>}
      </Head>
      <div className="mt-6 grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <ProgressSegments
            done={place - 1}
            total={steps.length}
            text={text.step(place, steps.length)}
          />
          {!isLast && (
            <Button kind="plain" size="small" render={<Link to={pages.welcome()} />}>
              {text.leave}
            </Button>
          )}
        </div>
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 text-2xl outline-none md:text-3xl"
          >
            {step.title}
          </h2>
          <p className="mt-2 max-w-[62ch] text-lg text-quiet">{step.why}</p>
        </div>
        {step.content}
        <div className="flex gap-3 max-sm:[&>*]:flex-1">
          {place > 1 && (
            <Button kind="line" icon={<ArrowLeft {...ICON} />} onClick={() => go(place - 1)}>
              {text.back}
            </Button>
          )}
          {!isLast && (
            <Button
              iconAfter={<ArrowRight {...ICON} />}
              onClick={() => go(place + 1)}
              className="sm:ml-auto"
            >
              {text.next}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Which step it is, from 1: the address says so. */
function useStep() {
  const [params, setParams] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const at = Math.max(1, Math.trunc(Number(params.get('step') ?? 1)) || 1)
  const go = (step: number) => {
    setParams(step === 1 ? {} : { step: String(step) }, { preventScrollReset: true })
    requestAnimationFrame(() => heading.current?.focus())
  }
  return { at, go, heading }
}

export const tourPage = { loader, shouldRevalidate, Component: GuidedDemoPage }
