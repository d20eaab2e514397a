import { type ReactNode, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { counted } from '#platform/number-words.ts'
import { useToast } from '#ui/toast.tsx'
import { progressRoutes, type Student, type Work } from './assignments.data.ts'
import { ExcuseDialog } from './excuse-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { failureWords } from './failure-note.tsx'
import type { Deed, OnDeed } from './students-table.tsx'
import { namesOf } from './words-of-work.ts'

type Asked = { readonly deed: Deed; readonly students: readonly Student[] }

/** Reminds at once, and asks first where a date or a reason is needed. */
export function useDeeds(work: Work): { readonly onDeed: OnDeed; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()
  const toast = useToast()
  const changes = { changes: progressRoutes }
  const remind = useCall('POST /assignments/{id}/remind', changes)
  const excuse = useCall('POST /assignments/{id}/excuse', changes)
  const onError = (error: unknown) => toast.show({ title: failureWords(error), kind: 'note' })
  const onDeed: OnDeed = (deed, students) => {
    const student_ids = students.map(({ id }) => id)
    if (student_ids.length === 0) return
    const params = { id: work.id }
    if (deed === 'remind') {
      const onSuccess = ({ num_students }: { readonly num_students: number }) =>
        toast.show(
          num_students > 0
            ? { title: `${counted(num_students, 'student')} reminded`, kind: 'done' }
            : {
                title: 'Nobody was reminded',
                text: 'They were lately, or have finished.',
                kind: 'note',
              },
        )
      return remind.mutate({ params, body: { student_ids } }, { onSuccess, onError })
    }
    if (deed === 'excuse' && students.every(({ excused_at }) => excused_at !== null)) {
      const onSuccess = () =>
        toast.show({ title: `Back on the list of ${namesOf(students)}`, kind: 'done' })
      const body = { student_ids, is_excused: false }
      return excuse.mutate({ params, body }, { onSuccess, onError })
    }
    setAsked({ deed, students })
  }
  const close = () => setAsked(undefined)
  const Asks = asked?.deed === 'extend' ? ExtendDialog : ExcuseDialog
  return {
    onDeed,
    dialog: asked && <Asks work={work} students={asked.students} onClose={close} />,
  }
}
