import type { Column } from '#ui/table/table-types.ts'

export type Student = {
  readonly name: string
  readonly username: string
  readonly class_name: string
  readonly active: string
  readonly minutes: number | null
  readonly note: string
}

/** Invented students for the gallery's table. */
export const STUDENTS: readonly Student[] = [
  ['Amara Okafor', 'amara.o', '8B', 'Today, 16:12', 64, 'Stuck on ratio'],
  ['Callum Reid', 'callum.r', '8B', 'Yesterday', 22, ''],
  ['Elif Kaya', 'elif.kaya', '8B', 'Today, 08:40', 71, 'Ready for more'],
  ['Ewan Fraser', 'ewan_f', '8B', '9 days ago', null, 'Not seen lately'],
  ['Grace Mensah', 'grace.m', '8A', 'Today, 12:03', 48, ''],
  ['Jun Watanabe', 'jun.w', '8B', 'Yesterday', 39, 'Stuck on ratio'],
  ['Noor Haddad', 'noor.h', '8A', '2 days ago', 35, ''],
  ['Theo Lindqvist', 'theo.l', '8B', 'Today, 15:55', 57, 'Stuck on ratio'],
  ['Zofia Nowak', 'zofia.n', '8A', 'Today, 09:10', 44, ''],
  ['Hana Sato', 'hana.s', '8A', 'Yesterday', 51, ''],
  ['Mateo Silva', 'mateo.s', '8B', 'Today, 13:25', 29, ''],
  ['Priya Nair', 'priya.n', '8B', 'Today, 10:02', 66, 'Ready for more'],
].map(([name, username, class_name, active, minutes, note]) => ({
  name: String(name),
  username: String(username),
  class_name: String(class_name),
  active: String(active),
  minutes: typeof minutes === 'number' ? minutes : null,
  note: String(note),
}))

/** The columns of that table. */
export const STUDENT_COLUMNS: readonly Column<Student>[] = [
  {
    id: 'name',
    header: 'Student',
    sortable: true,
    cell: (student) => (
      <span className="block leading-[1.35] whitespace-nowrap">
        <b className="block font-semibold">{student.name}</b>
        <span className="text-quiet">{student.username}</span>
      </span>
    ),
  },
  { id: 'class', header: 'Class', cell: (student) => student.class_name },
  { id: 'active', header: 'Last active', cell: (student) => student.active },
  {
    id: 'minutes',
    header: 'This week',
    sortable: true,
    align: 'end',
    cell: ({ minutes }) =>
      minutes === null ? <span className="text-quiet">none</span> : `${minutes} min`,
  },
  { id: 'note', header: 'Note', stacked: 'bare', cell: (student) => student.note },
]
