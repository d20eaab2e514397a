import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { coursesText } from './courses.words.ts'
import { type TopicNode, topicTree } from './topic-tree.ts'

type Course = Received<'GET /courses/public/{id}'>

type CourseDrawerProps = { readonly course: Course | undefined; readonly onClose: () => void }

/** A course with its topics, beside the list. What was shown last stays until the drawer is shut. */
export function CourseDrawer({ course, onClose }: CourseDrawerProps) {
  const [last, setLast] = useState(course)
  if (course && course !== last) setLast(course)
  if (!last) return null
  const questions = last.topics.reduce((sum, { question_count }) => sum + question_count, 0)
  return (
    <Drawer
      title={last.title}
      description={`${last.subject_name}, ${last.academic_level_name}. ${coursesText.topics(last.topics.length, questions)}.`}
      open={course !== undefined}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button render={<Link to={pages.signupLite()} />}>{coursesText.start}</Button>
          <Button
            kind="line"
            render={<Link to={pages.courses({ view: 'map', course: last.id })} />}
          >
            {coursesText.as_garden}
          </Button>
          <Button kind="plain" render={<Link to={pages.login()} />}>
            {coursesText.sign_in}
          </Button>
        </>
      }
    >
      <Topics nodes={topicTree(last.topics)} />
    </Drawer>
  )
}

function Topics({ nodes }: { readonly nodes: readonly TopicNode[] }) {
  return (
    <ul className="grid gap-3">
      {nodes.map(({ id, title, description, objectives, question_count, below }) => (
        <li key={id} className="grid gap-1.5 border-line border-l-3 pl-3.5">
          <p className="font-semibold">{title}</p>
          {description !== '' && <p className="text-quiet text-sm">{description}</p>}
          {objectives.length > 0 && (
            <ul className="list-disc pl-4.5 text-sm">
              {objectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          )}
          {question_count > 0 && (
            <p className="text-quiet text-sm">{coursesText.questions(question_count)}</p>
          )}
          {below.length > 0 && <Topics nodes={below} />}
        </li>
      ))}
    </ul>
  )
}
