import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import {
  changesSchool,
  type ManagedClass,
  type Named,
  type WholeClass,
  wholeClass,
} from './classes.data.ts'
import { failureWords, nameOf } from './classes.words.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { useFoundStudents, useFoundTeachers } from './use-found.ts'

type ClassPeopleProps = { readonly of: ManagedClass; readonly onClose: () => void }

/** Who teaches and who learns in a class: put in by name, taken out at a press. */
export function ClassPeople({ of, onClose }: ClassPeopleProps) {
  const found = useQuery(wholeClass(of.id))
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={of.name}
      description="Who comes in gets the course. Who is taken out keeps account, course and work."
    >
      <Loaded query={found} what="The class" skeleton={<ListSkeleton />}>
        {(whole) => <Members whole={whole} />}
      </Loaded>
    </Dialog>
  )
}

function Members({ whole }: { readonly whole: WholeClass }) {
  const { put, take } = useMoves(whole)
  const teachers = useFoundTeachers(whole.id)
  const students = useFoundStudents(whole.id)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      <Side
        title="Teachers"
        people={whole.teachers}
        onTake={take}
        add="Add a teacher"
        found={teachers}
        onPut={put}
      />
      <Side
        title="Students"
        people={whole.students.map((student) => ({ id: student.id, name: nameOf(student) }))}
        onTake={take}
        add="Add a student"
        found={students}
        onPut={put}
      />
    </div>
  )
}

/** Puts somebody in and takes somebody out, which can be undone at once. */
function useMoves({ id: classId, name }: WholeClass) {
  const toast = useToast()
  const assign = useCall('POST /teachers/class/{classId}/assign', { changes: changesSchool })
  const unassign = useCall('POST /teachers/class/{classId}/unassign', { changes: changesSchool })
  const onError = (error: unknown) => toast.show({ kind: 'care', title: failureWords(error) })
  const sent = (id: string) => ({ params: { classId }, body: { user_ids: [id] } })
  const put = (id: string) => assign.mutate(sent(id), { onError })
  const take = (person: Named) =>
    unassign.mutate(sent(person.id), {
      onSuccess: () =>
        toast.show({
          title: `${person.name} is out of ${name}`,
          action: { label: 'Undo', onAct: () => put(person.id) },
        }),
      onError,
    })
  return { put, take }
}

type SideProps = {
  readonly title: string
  readonly people: readonly Named[]
  readonly onTake: (person: Named) => void
  readonly add: string
  readonly found: ReturnType<typeof useFoundStudents>
  readonly onPut: (id: string) => void
}

function Side({ title, people, onTake, add, found, onPut }: SideProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-bold text-base">
        {title} <span className="text-quiet tabular-nums">{people.length}</span>
      </h3>
      <Combobox
        // Empty again for the next one.
        key={people.length}
        label={add}
        labelHidden
        placeholder={add}
        emptyWords="Nobody of this name is left."
        choices={found.choices}
        onSearch={found.search}
        loading={found.isLoading}
        value={null}
        onValueChange={(choice) => choice && onPut(choice.value)}
      />
      <ul className="mt-2 divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-11 items-center gap-2">
            <span className="min-w-0 flex-1 break-words">{person.name}</span>
            <Button
              kind="plain"
              size="small"
              iconOnly
              icon={<X {...ICON_SMALL} />}
              onClick={() => onTake(person)}
            >
              {`Take ${person.name} out`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
