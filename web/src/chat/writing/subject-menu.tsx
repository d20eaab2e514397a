import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { SubjectDot } from '#chat/subject-dot.tsx'
import { myCourses } from '#courses/courses.data.ts'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'

type SubjectMenuProps = {
  /** Undefined lets the tutor see by itself. */
  readonly subject: string | undefined
  readonly onSubject: (subject: string | undefined) => void
}

/** Which subject the next message belongs to. */
export function SubjectMenu({ subject, onSubject }: SubjectMenuProps) {
  const { data } = useQuery(myCourses)
  const names = [...new Set(data?.courses.map((course) => course.subject_name))]
  if (names.length === 0) return null
  const mark = (name: string | undefined, otherwise: ReactNode) => (
    <span className="grid size-4 flex-none place-items-center">
      {name === subject ? <Check {...ICON_SMALL} className="text-primary" /> : otherwise}
    </span>
  )
  return (
    <Menu
      align="start"
      trigger={
        <Button
          kind="soft"
          iconAfter={<ChevronDown {...ICON} className="flex-none" />}
          className="min-w-0 max-w-[60%] shrink! px-3.5 font-semibold text-[0.9375rem]"
        >
          <span className="sr-only">Subject: </span>
          <span className="truncate">{subject ?? 'Any subject'}</span>
        </Button>
      }
      entries={[
        { heading: 'What is this about?' },
        ...names.map((name) => ({
          label: name,
          icon: mark(name, <SubjectDot subject={name} />),
          onAct: () => onSubject(name),
        })),
        {
          label: 'Let Pip see',
          icon: mark(undefined, <SubjectDot subject={null} />),
          onAct: () => onSubject(undefined),
        },
      ]}
    />
  )
}
