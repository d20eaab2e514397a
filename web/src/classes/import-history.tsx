import { limits } from '@learngrove/contract/classes.limits'
import { useQuery } from '@tanstack/react-query'
import { query, useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToast } from '#ui/toast.tsx'
import { changesSchool } from './classes.data.ts'
import { counted, dayWords, failureWords } from './classes.words.ts'

/** The lists that were brought in lately. */
const imports = query('GET /teachers/imports', {})

/** What was brought in lately, each undone at a press; an account that somebody has used stays. */
export function ImportHistory() {
  const found = useQuery(imports).data?.imports ?? []
  const toast = useToast()
  const undo = useCall('POST /teachers/imports/{id}/undo', {
    changes: [...changesSchool, 'GET /teachers/imports'],
  })
  if (found.length === 0) return null
  const take = (id: string) =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: ({ num_removed, num_kept }) =>
          toast.show({
            title: 'The list is undone',
            text: `${counted(num_removed, 'account is', 'accounts are')} gone, ${num_kept} stay and are out of the class.`,
          }),
        onError: (error) => toast.show({ kind: 'care', title: failureWords(error) }),
      },
    )
  return (
    <Card as="section" aria-labelledby="lately" className="mt-5">
      <h2 id="lately" className="text-lg">
        Brought in lately
      </h2>
      <p className="mt-1 text-quiet text-sm">
        A list can be undone for {limits.undo_days} days. Who has signed in since keeps their
        account.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {found.map(({ id, made_at, undone_at, num_new, num_joined }) => (
          <li key={id} className="flex min-h-13 flex-wrap items-center gap-x-3 py-1">
            <span className="min-w-0 flex-1">
              {dayWords(made_at)}: {counted(num_new, 'student')} added, {num_joined} put into a
              class
            </span>
            {undone_at === null ? (
              <Button
                kind="line"
                size="small"
                busy={undo.isPending && undo.variables.params.id === id}
                onClick={() => take(id)}
              >
                Undo
              </Button>
            ) : (
              <span className="text-quiet text-sm">Undone</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
