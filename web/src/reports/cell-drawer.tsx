import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Sprout } from 'lucide-react'
import { Link } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ICON } from '#ui/icon-props.ts'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { AnswerList } from './answer-list.tsx'
import { Band } from './band.tsx'
import { studentInTopic } from './reports.data.ts'
import { personWords } from './reports.words.ts'

type CellDrawerProps = {
  readonly classId: string
  readonly studentId: string
  readonly topicId: string
  readonly alias: string | undefined
  readonly onClose: () => void
}

/** What a student likely knows of a topic, and the answers that say so. */
export function CellDrawer({ classId, studentId, topicId, alias, onClose }: CellDrawerProps) {
  const found = useQuery(studentInTopic(classId, studentId, topicId))
  const { student, topic } = found.data ?? {}
  const name = student ? personWords(student, alias) : ''
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={topic ? `${name}, ${topic.title}` : 'The answers behind it'}
      actions={
        <Button
          icon={<Sprout {...ICON} />}
          render={<Link to={pages.creator({ classId, topic: topicId, students: studentId })} />}
        >
          Make a sheet of this topic
        </Button>
      }
    >
      <Loaded
        query={found}
        what="These answers"
        skeleton={<SkeletonRows label="The answers are coming." />}
      >
        {({ cell, class_mean, note, answers }) => (
          <>
            <Band cell={cell} class_mean={class_mean} />
            {note && <p className="mt-4 rounded-tile bg-lilac px-4 py-3 text-sm">{note}</p>}
            <h3 className="mt-5 mb-2 text-base">Last answers</h3>
            <AnswerList answers={answers} />
          </>
        )}
      </Loaded>
    </Drawer>
  )
}
