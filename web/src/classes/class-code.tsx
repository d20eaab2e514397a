import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { query, useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Class } from './classes.data.ts'
import { dayWords, failureWords } from './classes.words.ts'
import { ListSkeleton } from './list-skeleton.tsx'

const joiningOf = (classId: string) =>
  query('GET /classes/{classId}/join-code', { params: { classId } })

type ClassCodeProps = {
  readonly classes: readonly Class[]
  /** The class that is looked at, if it is one. */
  readonly chosen: string | undefined
}

/** Opens the code of a class: shown large enough for the board, made anew or ended at a press. */
export function ClassCode({ classes, chosen }: ClassCodeProps) {
  const [isOpen, setOpen] = useState(false)
  const first = classes.find(({ id }) => id === chosen) ?? classes[0]
  if (!first) return null
  return (
    <>
      <Button kind="line" icon={<KeyRound {...ICON_SMALL} />} onClick={() => setOpen(true)}>
        Class code
      </Button>
      {isOpen && <CodeDialog classes={classes} first={first} onClose={() => setOpen(false)} />}
    </>
  )
}

type CodeDialogProps = {
  readonly classes: readonly Class[]
  readonly first: Class
  readonly onClose: () => void
}

function CodeDialog({ classes, first, onClose }: CodeDialogProps) {
  const [classId, setClass] = useState(first.id)
  const joining = useQuery(joiningOf(classId))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Class code"
      description="Students of your school type it in their profile, and are in the class."
    >
      <div className="grid gap-5">
        {classes.length > 1 && (
          <Select
            label="Class"
            value={classId}
            onValueChange={setClass}
            choices={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Loaded query={joining} what="The code" skeleton={<ListSkeleton />}>
          {({ join_code, came }) => (
            <>
              <Code classId={classId} code={join_code} />
              {came.length > 0 && (
                <section aria-labelledby="came">
                  <h3 id="came" className="font-bold text-base">
                    Who came by it
                  </h3>
                  <ul className="mt-1 divide-y divide-line">
                    {came.map(({ id, name, joined_at }) => (
                      <li key={id} className="flex min-h-11 items-center gap-3">
                        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                        <span className="text-quiet text-sm">{dayWords(joined_at)}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Code({ classId, code }: { readonly classId: string; readonly code: string | null }) {
  const toast = useToast()
  const changes = ['GET /classes/{classId}/join-code'] as const
  const make = useCall('POST /classes/{classId}/join-code', { changes })
  const end = useCall('DELETE /classes/{classId}/join-code', { changes })
  const sent = { params: { classId } }
  const onError = (error: unknown) => toast.show({ kind: 'care', title: failureWords(error) })
  return (
    <div className="grid gap-3">
      {code === null ? (
        <p className="text-quiet">This class has no code: nobody comes in by one.</p>
      ) : (
        <p className="rounded-tile bg-primary-soft py-6 text-center font-bold font-display text-4xl text-primary-strong tracking-widest">
          {code}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind={code === null ? 'primary' : 'line'}
          busy={make.isPending}
          onClick={() => make.mutate(sent, { onError })}
        >
          {code === null ? 'Make a code' : 'Make a new one'}
        </Button>
        {code !== null && (
          <Button kind="plain" busy={end.isPending} onClick={() => end.mutate(sent, { onError })}>
            End it
          </Button>
        )}
      </div>
    </div>
  )
}
