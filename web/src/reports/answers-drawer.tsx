import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { AnswerList } from './answer-list.tsx'
import { answersBehind, type Wanted } from './reports.data.ts'

type AnswersDrawerProps = {
  readonly title: string
  readonly classId: string
  readonly wanted: Wanted
  readonly onClose: () => void
}

/** The answers behind a figure of a whole class, without a name. */
export function AnswersDrawer({ title, classId, wanted, onClose }: AnswersDrawerProps) {
  const found = useQuery(answersBehind(classId, wanted))
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <Loaded
        query={found}
        what="These answers"
        skeleton={<SkeletonRows label="The answers are coming." />}
      >
        {({ answers, total_count }) => (
          <>
            <p className="mb-2 text-quiet text-sm">
              {total_count > answers.length
                ? `The latest ${answers.length} of ${total_count}.`
                : `All ${total_count}.`}
            </p>
            {wanted.question_id && (
              <Button
                kind="line"
                size="small"
                render={
                  <Link
                    to={pages.teacherAssignments({
                      ...{ view: 'key', class: classId, question: wanted.question_id },
                    })}
                  />
                }
              >
                Correct what counts as right
              </Button>
            )}
            <AnswerList answers={answers} />
          </>
        )}
      </Loaded>
    </Drawer>
  )
}
