import { toCompleteWords } from '@learngrove/contract/worksheets.to-complete'
import { useEffect, useRef } from 'react'
import { PageFrame } from './page-frame.tsx'
import type { Copy, Print } from './paper.data.ts'
import { QuestionBlock } from './question-block.tsx'
import { pageRooms } from './rooms.ts'
import { usePages } from './use-pages.ts'

type CopyPagesProps = {
  readonly copy: Copy
  readonly print: Print
  readonly token: string | undefined
  /** An empty page follows, so that the next copy begins on a sheet of its own. */
  readonly isTwoSided: boolean
  /** Says that the pages may have changed. */
  readonly onLaidOut: (student_id: string, pages: readonly HTMLElement[]) => void
}

/** The pages of one student's copy. */
export function CopyPages({ copy, print, token, isTwoSided, onLaidOut }: CopyPagesProps) {
  const { student, questions } = copy
  const { pages, blockAt, isMeasured } = usePages(questions.length, pageRooms)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMeasured || !pages) return
    onLaidOut(student.id, [...(frame.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])])
  }, [isMeasured, pages, onLaidOut, student.id])
  const name = `${student.first_name} ${student.last_name}`
  return (
    <div ref={frame} className="contents">
      {pages.map((blocks, at) => (
        <PageFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={at}
          label={`${name}, page ${at + 1} of ${pages.length}`}
          token={token}
          page={at + 1}
          isLarge={at === 0}
          head={
            at === 0 ? (
              <FirstHead print={print} copy={copy} name={name} />
            ) : (
              <>
                <p className="paper-who">{name}</p>
                <p>{print.title}</p>
              </>
            )
          }
          foot={[
            print.school_name,
            token?.slice(0, shortCode) ?? '',
            `Page ${at + 1} of ${pages.length}${at + 1 < pages.length ? ', turn over' : ''}`,
          ]}
        >
          {blocks.map((block) => {
            const question = questions[block]
            return (
              question && (
                <div key={question.evaluation_question_id} ref={blockAt(block)}>
                  <QuestionBlock question={question} number={block + 1} />
                </div>
              )
            )
          })}
          {at === pages.length - 1 && <p className="paper-end">End. Look over what you wrote.</p>}
        </PageFrame>
      ))}
      {isTwoSided && pages.length % 2 === 1 && <div className="paper-page paper-empty" />}
    </div>
  )
}

/** Letters of the code that people may tell copies apart by. */
const shortCode = 6

type FirstHeadProps = Pick<CopyPagesProps, 'print' | 'copy'> & { readonly name: string }

function FirstHead({ print, copy, name }: FirstHeadProps) {
  const { title, class_name, max_score, time_limit } = print
  return (
    <>
      <h2>{title}</h2>
      <p>
        {[
          class_name,
          `${max_score} ${max_score === 1 ? 'mark' : 'marks'}`,
          ...(time_limit === null ? [] : [`${time_limit} minutes`]),
        ].join(', ')}
        . {toCompleteWords(copy.questions, copy.num_to_complete)} Show your working. Fill in a
        bubble completely.
      </p>
      <p className="paper-name">
        <span>
          Name <b>{name}</b>
        </span>
        <span>Date</span>
      </p>
    </>
  )
}
