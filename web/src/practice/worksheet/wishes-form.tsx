import { limits } from '@learngrove/contract/quiz.limits'
import { Check, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Skill } from '#practice/practice.data.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { type Kind, lengths, minutesFor, type Wishes, wishesAddress } from './wishes.ts'
import { practiceKinds } from './wishes-lists.ts'
import { challengeChoices, kindNames } from './worksheet-words.ts'

/** So many topics are offered before one asks for all. */
const fewTopics = 8

type WishesFormProps = { readonly skills: readonly Skill[]; readonly wishes: Wishes }

/** Takes the wishes and keeps each in the address. */
export function WishesForm({ skills, wishes }: WishesFormProps) {
  const navigate = useNavigate()
  const wish = (change: Partial<Wishes>) =>
    navigate(wishesAddress({ ...wishes, ...change }), { replace: true, preventScrollReset: true })
  const setKind = (kind: Kind, isWanted: boolean) =>
    wish({
      kinds: practiceKinds.filter((each) =>
        each === kind ? isWanted : wishes.kinds.includes(each),
      ),
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Topics skills={skills} topics={wishes.topics} onChange={(topics) => wish({ topics })} />
      <RadioGroup
        label="Length"
        look="cards"
        value={wishes.length}
        onValueChange={(length) => wish({ length })}
        choices={lengths.map((length) => ({
          value: length,
          label: `${length} questions`,
          detail: `about ${minutesFor(Number(length))} min`,
        }))}
      />
      <RadioGroup
        label="How hard"
        look="cards"
        value={wishes.challenge}
        onValueChange={(challenge) => wish({ challenge })}
        choices={challengeChoices}
      />
      <Part title="Kinds of question" note="one at least">
        <div className="grid gap-x-6 sm:grid-cols-2">
          {practiceKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={kindNames[kind]}
              checked={wishes.kinds.includes(kind)}
              disabled={wishes.kinds.length === 1 && wishes.kinds[0] === kind}
              onCheckedChange={(isWanted) => setKind(kind, isWanted)}
            />
          ))}
        </div>
      </Part>
    </div>
  )
}

type TopicsProps = {
  readonly skills: readonly Skill[]
  readonly topics: readonly string[]
  readonly onChange: (topics: readonly string[]) => void
}

function Topics({ skills, topics, onChange }: TopicsProps) {
  const [isAll, setAll] = useState(false)
  const offered = skills.filter(
    ({ course_tagging_id }, place) =>
      isAll || place < fewTopics || topics.includes(course_tagging_id),
  )
  const isFull = topics.length >= limits.custom_topics
  const note = isFull
    ? `${topics.length} chosen: that is as many as fit`
    : topics.length === 0
      ? 'choose one or more'
      : `${topics.length} chosen`
  return (
    <Part title="Topics" note={note}>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ course_tagging_id: id, title }) => {
          const isChosen = topics.includes(id)
          const rest = topics.filter((each) => each !== id)
          return (
            <Chip
              key={id}
              kind="choice"
              icon={isChosen ? Check : Plus}
              chosen={isChosen}
              onChoose={() => onChange(isChosen ? rest : isFull ? topics : [...topics, id])}
              className="max-w-full py-1.5 text-left"
            >
              <span className="min-w-0">{title}</span>
            </Chip>
          )
        })}
        {offered.length < skills.length && (
          <Button kind="plain" size="small" onClick={() => setAll(true)}>
            All {skills.length} topics
          </Button>
        )}
      </div>
    </Part>
  )
}

type PartProps = { readonly title: string; readonly note: string; readonly children: ReactNode }

const Part = ({ title, note, children }: PartProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-semibold text-sm">
      {title} <span className="font-normal text-quiet">{note}</span>
    </legend>
    {children}
  </fieldset>
)
