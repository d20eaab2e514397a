import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Folded } from '#ui/folded.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { AnswersDrawer } from './answers-drawer.tsx'
import type { Misconception, Wanted } from './reports.data.ts'
import { shortDay } from './reports.words.ts'

type MisconceptionListProps = {
  readonly classId: string
  /** What the answers are of: a range, or set work. */
  readonly wanted: Wanted
  readonly list: readonly Misconception[]
}

/** What was taken for what, with what helps and real answers of nobody in particular. */
export function MisconceptionList({ classId, wanted, list }: MisconceptionListProps) {
  const [open, setOpen] = useState<Misconception>()
  return (
    <>
      <Folded rows={list} what="of them" most={3}>
        {(shown) => (
          <ul className="m-0 grid list-none gap-4 p-0 md:grid-cols-2 xl:grid-cols-3">
            {shown.map((each) => (
              <Card
                as="li"
                key={each.code}
                className="flex break-inside-avoid flex-col gap-2 text-sm"
              >
                <h3 className="text-base">{each.name}</h3>
                <p className="text-quiet">
                  {each.students.length} {each.students.length === 1 ? 'student' : 'students'}
                  {each.topic && `, ${each.topic.title}`}
                </p>
                {each.what && <p>{each.what}</p>}
                <Examples list={each.examples} />
                {each.helps && (
                  <p>
                    <strong>What helps:</strong> {each.helps}
                  </p>
                )}
                <Button
                  kind="plain"
                  size="small"
                  className="mt-auto self-start print:hidden"
                  onClick={() => setOpen(each)}
                >
                  {each.answers === 1 ? 'Open the answer' : `Open the ${each.answers} answers`}
                </Button>
              </Card>
            ))}
          </ul>
        )}
      </Folded>
      {open && (
        <AnswersDrawer
          title={open.name}
          classId={classId}
          wanted={{ ...wanted, misconception: open.code }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

export const Examples = ({ list }: { readonly list: Misconception['examples'] }) => (
  <ul className="m-0 grid list-none gap-2 p-0">
    {list.map(({ question, answer, happened_at }) => (
      <li key={`${happened_at} ${answer}`} className="rounded-tile bg-sand px-3 py-2">
        <span className="block text-quiet">
          <MathsText inline>{question}</MathsText>
        </span>
        <span className="block [overflow-wrap:anywhere]">
          <MathsText inline>{answer}</MathsText>
        </span>
        <span className="block text-quiet">{shortDay(happened_at)}</span>
      </li>
    ))}
  </ul>
)
