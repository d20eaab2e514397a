import { useCall } from '#platform/api.ts'
import { dayWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import type { OwnRuling } from './marking.data.ts'

/** What somebody wants to be reminded of; each can be forgotten. */
export function RulingsCard({ rulings }: { readonly rulings: readonly OwnRuling[] }) {
  const forget = useCall('DELETE /quiz/marking/rulings/{id}', { changes: ['GET /quiz/marking'] })
  if (rulings.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="rulings" className="mt-8 overflow-hidden">
      <h2 id="rulings" className="px-5 pt-4 text-lg">
        Rulings that you keep
      </h2>
      <p className="px-5 pt-1 pb-3 text-quiet text-sm">
        Each is proposed, never given by itself. What was decided by it stays if you forget it.
      </p>
      <ul>
        {rulings.map(({ id, words, asked, marks_given, ruled_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 border-line border-t px-5 py-2.5 text-sm"
          >
            <b className="grid size-7 flex-none place-items-center rounded-control bg-track tabular-nums">
              {marks_given}
            </b>
            <span className="min-w-0 flex-1 basis-50">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">
                {words ? `“${words}”` : 'An answer that is no longer here'}
              </span>
              <span className="line-clamp-1 text-quiet">
                <MathsText inline>{asked}</MathsText>
              </span>
            </span>
            <span className="text-quiet">{dayWords(new Date(ruled_at), new Date())}</span>
            <Button
              kind="plain"
              size="small"
              busy={forget.isPending && forget.variables.params.id === id}
              onClick={() => forget.mutate({ params: { id } })}
            >
              Forget it
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
