import { pages } from '@learngrove/contract/pages'
import { bands } from '@learngrove/contract/worksheets.limits'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { cellsFor, cellsOf, titleFor } from './blueprint.ts'
import { ByWords } from './words-view.tsx'
import { type ClassStock, madeSheet, type Topic } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

const counts = ['6', '8', '12', '16', '20'] as const
type Count = (typeof counts)[number]
/** A middling question takes about so many minutes. */
const minutesEach = 2.5

type StartViewProps = { readonly stock: ClassStock }

/** An empty creator: what the class needs stands ready, and one press makes the sheet. */
export function StartView({ stock }: StartViewProps) {
  const { name, id } = stock.class
  return (
    <>
      <PageHeader
        title="A new worksheet"
        lead={`For ${name}, ${countWords(stock.num_students, 'student')}. Every question comes with its key and can be swapped.`}
        actions={
          <Button kind="line" render={<Link to={pages.worksheetLibrary({ classId: id })} />}>
            To the library
          </Button>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ByTopics stock={stock} />
        <ByWords stock={stock} />
      </div>
    </>
  )
}

function useMake(stock: ClassStock) {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  // For whom a report wants it: they stand in the address until it is set.
  const students = address.get('students') ?? undefined
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { id: class_id } = stock.class
  const make = async (topics: readonly Topic[], count: number) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const blueprint = {
        cells: cellsFor(topics, count, stock.suggested),
        minutes: Math.round(count * minutesEach),
        without_calculator: false,
        types: [],
      }
      const begun = call('POST /worksheets', {
        body: { title: titleFor(topics), class_id },
        files: {},
      })
      const planned = call('POST /worksheets/plan', {
        body: { class_id, blueprint, keep: [], is_topped_up: true },
      })
      const [{ worksheet }, { questions }] = await Promise.all([begun, planned])
      const params = { id: worksheet.id }
      const places = questions.map(({ question_id, seed, is_compulsory, is_locked }) => ({
        ...{ question_id, seed, is_compulsory, is_locked },
      }))
      const changed = await call('PATCH /worksheets/{id}', {
        params,
        // Where others stood in, the plan says what there is.
        body: { blueprint: { ...blueprint, cells: cellsOf(questions, topics) }, questions: places },
      })
      queryClient.setQueryData(madeSheet(worksheet.id).queryKey, {
        worksheet: { ...changed.worksheet, questions },
      })
      navigate(pages.creator({ classId: class_id, worksheet: worksheet.id, students }))
    } catch {
      setProblem('The sheet was not made. Nothing is lost; try again in a moment.')
      setBusy(false)
    }
  }
  return { make, problem, isBusy }
}

const hasQuestions = ({ bank }: Topic) => bands.some((band) => bank[band].total > 0)

function ByTopics({ stock }: StartViewProps) {
  const [params] = useSearchParams()
  const asked = stock.availability.filter(({ topic_id }) => topic_id === params.get('topic'))
  const needed = new Set((asked[0] ? asked : stock.suggested).map(({ topic_id }) => topic_id))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(needed)
  const [count, setCount] = useState<Count>('12')
  const [search, setSearch] = useState('')
  const { make, problem, isBusy } = useMake(stock)
  const topics = stock.availability.filter(hasQuestions)
  const isShown = ({ title, strand, topic_id }: Topic) =>
    chosen.has(topic_id) || `${title} ${strand ?? ''}`.toLowerCase().includes(search.toLowerCase())
  const toggle = (topic_id: string) => {
    const next = new Set(chosen)
    if (!next.delete(topic_id)) next.add(topic_id)
    setChosen(next)
  }
  const wanted = topics.filter(({ topic_id }) => chosen.has(topic_id))
  return (
    <Card as="section" className="grid gap-5">
      <div>
        <h2 className="text-xl">What is it about?</h2>
        <p className="mt-1 text-quiet">
          {needed.size > 0
            ? 'What this class has begun and not mastered is chosen already.'
            : 'Choose up to a few topics.'}
        </p>
      </div>
      <Field
        label="Find a topic"
        labelHidden
        placeholder="Find a topic"
        value={search}
        onValueChange={setSearch}
        type="search"
      />
      <div className="flex max-h-96 flex-wrap gap-2 overflow-y-auto p-0.5">
        {topics.filter(isShown).map((topic) => (
          <Chip
            key={topic.topic_id}
            kind="choice"
            chosen={chosen.has(topic.topic_id)}
            onChoose={() => toggle(topic.topic_id)}
          >
            {topic.title}
          </Chip>
        ))}
        {topics.filter(isShown).length === 0 && (
          <p className="text-quiet">No topic of this course is called that.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label="How many questions"
          value={count}
          onValueChange={setCount}
          segments={counts.map((value) => ({ value, label: value }))}
        />
        <span className="text-quiet">
          questions, about {Math.round(Number(count) * minutesEach)} minutes
        </span>
      </div>
      {problem && (
        <p role="alert" className="font-medium text-not-yet">
          {problem}
        </p>
      )}
      <Button
        size="large"
        busy={isBusy}
        disabled={wanted.length === 0}
        onClick={() => make(wanted, Number(count))}
        className="justify-self-start max-sm:w-full"
      >
        Make the worksheet
      </Button>
    </Card>
  )
}
