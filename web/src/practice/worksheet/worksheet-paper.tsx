import { counted } from '#platform/number-words.ts'
import { useUser } from '#platform/session.ts'
import type { Skill } from '#practice/practice.data.ts'
import { questionsWords } from '#practice/practice.words.ts'
import { Card } from '#ui/card.tsx'
import { petalColour } from '#ui/plant/flower-colour.ts'
import { minutesFor, sharesOf, type Wishes } from './wishes.ts'
import { practiceKinds } from './wishes-lists.ts'
import { challengeNames, kindNames } from './worksheet-words.ts'

type WorksheetPaperProps = {
  readonly chosen: readonly Skill[]
  readonly wishes: Wishes
}

/** The paper as it will be: topics and how many questions of each, which are chosen when one begins. */
export function WorksheetPaper({ chosen, wishes }: WorksheetPaperProps) {
  const name = useUser()?.first_name
  const questions = Number(wishes.length)
  const shares = sharesOf(questions, chosen.length)
  const kinds = wishes.kinds.map((kind) => kindNames[kind].toLowerCase())
  return (
    <Card as="section" aria-labelledby="paper">
      <h2 id="paper" className="text-xl">
        {name ? `${name}’s worksheet` : 'Your worksheet'}
      </h2>
      <div aria-live="polite">
        <p className="mt-1 text-quiet text-sm">
          {questionsWords(questions)}, about {counted(minutesFor(questions), 'minute')},{' '}
          {challengeNames[wishes.challenge]}
        </p>
        {chosen.length === 0 ? (
          <p className="mt-4">Choose a topic, and it appears here.</p>
        ) : (
          <>
            <div
              aria-hidden="true"
              className="mt-4 flex gap-0.75 overflow-hidden rounded-full forced-color-adjust-none"
            >
              {chosen.map(({ course_tagging_id }, place) => (
                <span
                  key={course_tagging_id}
                  className="h-2.5"
                  style={{ flexGrow: shares[place] ?? 0, background: petalColour(place) }}
                />
              ))}
            </div>
            <ul className="mt-3">
              {chosen.map(({ course_tagging_id, title }, place) => (
                <li
                  key={course_tagging_id}
                  className="flex items-baseline gap-2.5 border-line border-t py-2"
                >
                  <span
                    aria-hidden="true"
                    className="size-2.5 flex-none rounded-small forced-color-adjust-none"
                    style={{ background: petalColour(place) }}
                  />
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{title}</span>
                  <span className="flex-none text-quiet text-sm tabular-nums">
                    {questionsWords(shares[place] ?? 0)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-3 border-line border-t pt-3 text-quiet text-sm">
          {wishes.kinds.length === practiceKinds.length
            ? 'Every kind of question.'
            : `Where there are some: ${kinds.join(', ')}.`}{' '}
          The questions are chosen when you begin.
        </p>
      </div>
    </Card>
  )
}
