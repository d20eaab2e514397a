import { type QuestionType, questionTypes } from '@learngrove/contract/question'
import { type Band, bands } from '@learngrove/contract/worksheets.limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { query } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { kindWords } from '#questions/questions.words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/field.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { placedByHand } from './blueprint.ts'
import type { PanelProps } from './plan-panel.tsx'
import type { BankQuestion } from './worksheets.data.ts'
import { bandWords, countWords, shareWords, withoutGaps } from './worksheets.words.ts'

const any = 'any'

const facilities = [
  { value: 'few', label: 'Few right at the first try' },
  { value: 'half', label: 'About half right' },
  { value: 'most', label: 'Most right' },
] as const

type Facility = (typeof facilities)[number]['value']
const size = 8
/** The most that one page of the bank holds. */
const maxPageSize = 100

/** What is asked of the bank, and what it answers. */
function useBank({ state: { draft }, stock }: PanelProps) {
  const [search, setSearch] = useState('')
  const [topic_id, setTopic] = useState<string>(any)
  const [difficulty, setDifficulty] = useState<Band | typeof any>(any)
  const [type, setType] = useState<QuestionType | typeof any>(any)
  const [facility, setFacility] = useState<Facility | typeof any>(any)
  const [isNew, setNew] = useState(true)
  const [shown, setShown] = useState(size)
  const words = useDeferredValue(search.trim())
  const { id: class_id, course_id } = stock.class
  const planned = new Set(draft.blueprint?.cells.map((cell) => cell.topic_id))
  const topics = stock.availability.toSorted(
    (a, b) => Number(planned.has(b.topic_id)) - Number(planned.has(a.topic_id)),
  )
  const found = useQuery({
    ...query('GET /questions', {
      query: {
        ...{ class_id, course_id, size: shown, page: 1 },
        ...(words && { search: words }),
        ...(topic_id !== any && { topic_id }),
        ...(difficulty !== any && { difficulty }),
        ...(type !== any && { type }),
        ...(facility !== any && { facility }),
        ...(isNew && { is_new: true }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return {
    ...{ search, setSearch, topic_id, setTopic, difficulty, setDifficulty, isNew, setNew },
    ...{ type, setType, facility, setFacility },
    ...{ topics, found, showMore: () => setShown(Math.min(shown + size, maxPageSize)) },
  }
}

/** The bank beside the sheet: searched by words and topic, each question with a press to take it. */
export function BankPanel(props: PanelProps) {
  const { store, state, className } = props
  const { questions: placed } = state.draft
  const bank = useBank(props)
  const { found } = bank
  const on = new Set(placed.map(({ question_id }) => question_id))
  const add = (question: BankQuestion) =>
    store.change({ questions: [...placed, { ...question, ...placedByHand }] })
  return (
    <section
      aria-labelledby="bank"
      className={classes(
        'grid content-start gap-3 rounded-panel bg-surface p-4 shadow-1',
        className,
      )}
    >
      <h2 id="bank" className="flex items-baseline justify-between gap-2 text-lg">
        Bank
        <span className="font-normal text-quiet text-sm tabular-nums">
          {found.data && countWords(found.data.total_count, 'question')}
        </span>
      </h2>
      <BankFilters bank={bank} class_name={props.stock.class.name} />
      <Loaded query={found} what="The bank" skeleton={<Skeleton shape="block" />}>
        {({ questions, total_count }) => (
          <>
            {questions.length === 0 && (
              <p className="text-quiet text-sm">
                Nothing matches. Take a filter off, or try another word.
              </p>
            )}
            <ul className="grid gap-3">
              {questions.map((question) => (
                <BankRow
                  key={question.question_id}
                  question={question}
                  isOn={on.has(question.question_id)}
                  onAdd={() => add(question)}
                />
              ))}
            </ul>
            {total_count > questions.length && questions.length < maxPageSize && (
              <Button kind="line" size="small" busy={found.isFetching} onClick={bank.showMore}>
                Show more
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

type BankFiltersProps = {
  readonly bank: ReturnType<typeof useBank>
  readonly class_name: string
}

function BankFilters({ bank, class_name }: BankFiltersProps) {
  const { isNew } = bank
  return (
    <>
      <Field
        label="Search the bank"
        labelHidden
        type="search"
        placeholder="Words, or an answer"
        before={<Search {...ICON_SMALL} className="flex-none text-quiet" />}
        value={bank.search}
        onValueChange={bank.setSearch}
      />
      <Select
        label="Topic"
        labelHidden
        compact
        value={bank.topic_id}
        onValueChange={bank.setTopic}
        choices={[
          { value: any, label: 'Every topic' },
          ...bank.topics.map((topic) => ({ value: topic.topic_id, label: topic.title })),
        ]}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label="Difficulty"
          labelHidden
          compact
          value={bank.difficulty}
          onValueChange={bank.setDifficulty}
          choices={[
            { value: any, label: 'Every level' },
            ...bands.map((band) => ({ value: band, label: bandWords[band] })),
          ]}
        />
        <Select
          label="Type"
          labelHidden
          compact
          value={bank.type}
          onValueChange={bank.setType}
          choices={[
            { value: any, label: 'Every type' },
            ...questionTypes.map((value) => ({ value, label: kindWords(value) })),
          ]}
        />
      </div>
      <Select
        label="How it went so far"
        labelHidden
        compact
        value={bank.facility}
        onValueChange={bank.setFacility}
        choices={[{ value: any, label: 'However it went' }, ...facilities]}
      />
      <Chip
        kind="choice"
        chosen={isNew}
        onChoose={() => bank.setNew(!isNew)}
        className="justify-self-start"
      >
        New to {class_name}
      </Chip>
    </>
  )
}

type BankRowProps = {
  readonly question: BankQuestion
  readonly isOn: boolean
  readonly onAdd: () => void
}

function BankRow({ question, isOn, onAdd }: BankRowProps) {
  const { shown, difficulty, facility, topics } = question
  return (
    <li className="grid gap-2 rounded-tile border border-line p-3">
      <MathsText inline className="line-clamp-4">
        {withoutGaps(shown.text)}
      </MathsText>
      <p className="flex flex-wrap items-center gap-2 text-quiet text-sm">
        <Badge tone={difficulty === 'stretch' ? 'lilac' : difficulty === 'core' ? 'sky' : 'mint'}>
          {bandWords[difficulty]}
        </Badge>
        {countWords(shown.max_score, 'mark')}, {kindWords(shown.type).toLowerCase()}
        {facility !== null && `, ${shareWords(facility)}`}
      </p>
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 text-quiet text-sm">{topics[0]?.title}</span>
        <Button
          kind="soft"
          size="small"
          icon={<Plus {...ICON_SMALL} />}
          disabled={isOn}
          onClick={onAdd}
        >
          {isOn ? 'On the sheet' : 'Add'}
        </Button>
      </div>
    </li>
  )
}
