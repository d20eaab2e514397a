import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { AnswersGiven } from './answers-given.tsx'
import { type AnsweredVersion, keyOf, type QuestionKey } from './correction.data.ts'
import { CorrectionForm } from './correction-form.tsx'
import { CorrectionPreview } from './correction-preview.tsx'
import { CorrectionsMade } from './corrections-made.tsx'
import { useCorrection } from './use-correction.ts'

type KeyViewProps = { readonly class_id: string; readonly question_id: string }

/** What counts as right at a question, for a teacher who finds that it should not, or that more should. */
export function KeyView({ class_id, question_id }: KeyViewProps) {
  const read = useQuery(keyOf(class_id, question_id))
  return (
    <>
      <title>{titled('What counts as right')}</title>
      <PageHeader
        breadcrumb={
          <p className="mb-1 text-sm">
            <Link to={pages.teacherReports({ class: class_id })} className="text-quiet underline">
              {read.data?.class_name ?? 'The class'}
            </Link>
          </p>
        }
        title="What counts as right"
        lead="Correct it, and all answers of the class are marked again. You see first what changes."
        className="mb-5"
      />
      <Loaded
        query={read}
        what="The question"
        skeleton={<SkeletonRows label="The question is coming." rows={5} />}
      >
        {(key) =>
          key.version ? (
            <OneKey
              key={key.version.question_version_id}
              {...{ class_id, of: key }}
              version={key.version}
            />
          ) : (
            <EmptyState title="Nobody has answered it" mood="calm">
              Once somebody of the class has, its key can be corrected for them here.
            </EmptyState>
          )
        }
      </Loaded>
    </>
  )
}

type OneKeyProps = {
  readonly class_id: string
  readonly of: QuestionKey
  readonly version: AnsweredVersion
}

function OneKey({ class_id, of, version }: OneKeyProps) {
  const { question_version_id, is_drawn, is_own } = version
  const { tried, undoingId, isMaking, isTrying, ...correction } = useCorrection({
    class_id,
    question_version_id,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section" aria-labelledby="asked" className="grid gap-4">
          <h2 id="asked" className="sr-only">
            The question
          </h2>
          <MathsText className="text-lg">
            {version.question.text.replace(/\[\[\d+\]\]/g, '…')}
          </MathsText>
          {version.question.diagram && <QuestionDiagram diagram={version.question.diagram} />}
          <div className="rounded-card bg-sand p-4">
            <p className="font-semibold text-sm">
              {is_drawn ? 'Right now, with the numbers of one student' : 'Right now'}
            </p>
            {version.key.map((words) => (
              <MathsText key={words}>{words}</MathsText>
            ))}
          </div>
          {is_drawn && (
            <p className="text-quiet text-sm">
              Each student has numbers of their own, so a single answer can be counted as right and
              no other key be set.
            </p>
          )}
          {of.can_correct && (
            <CorrectionForm
              key={version.key.join()}
              {...{ version, isTrying }}
              onTry={correction.tryOut}
            />
          )}
          {!of.can_correct && (
            <p className="text-quiet text-sm">Who teaches the class can correct it.</p>
          )}
          {of.can_correct && is_own && (
            <p className="text-quiet text-sm">
              It is a question of your school: another key is given to everybody who gets it from
              now on.
            </p>
          )}
        </Card>
        <AnswersGiven
          {...{ version, isTrying }}
          canCorrect={of.can_correct}
          onTry={correction.tryOut}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {tried && (
          <CorrectionPreview
            key={tried.correction_id}
            {...{ tried, isMaking }}
            onMake={correction.make}
            onForget={correction.forget}
          />
        )}
        <CorrectionsMade
          corrections={of.corrections}
          undoingId={undoingId}
          onUndo={correction.undo}
        />
      </div>
    </div>
  )
}
