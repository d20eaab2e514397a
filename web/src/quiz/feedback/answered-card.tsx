import { CircleCheck, Clock, Eye, PenLine } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { cellsOf, filesOf, openCellsOf } from '#questions/questions.answer.ts'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { GivenAnswer, withSigns } from '#questions/questions.given-answer.tsx'
import { withTallFractions } from '#questions/questions.option-text.tsx'
import { MarkedPicture } from '#questions/questions.spot-picture.tsx'
import { TableFrame } from '#questions/questions.table-frame.tsx'
import { askedOf } from '#questions/questions.text.ts'
import type { Tone } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { SaidLine } from '#quiz/tools/tools.lazy.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'

const looks: Readonly<
  Record<Tone | 'waiting', { ground: string; formula: string; icon: ReactNode }>
> = {
  right: {
    ground: 'bg-primary-soft',
    formula: 'bg-[color-mix(in_oklab,var(--leaf-soft)_55%,transparent)]',
    icon: <CircleCheck {...ICON} className="flex-none text-primary" />,
  },
  not_yet: {
    ground: 'bg-not-yet-soft',
    formula: 'bg-[color-mix(in_oklab,var(--not-yet-soft)_55%,transparent)]',
    icon: <PenLine {...ICON} className="flex-none text-not-yet" />,
  },
  review: {
    ground: 'bg-pastel-sky',
    formula: 'bg-[color-mix(in_oklab,var(--pastel-sky)_45%,transparent)]',
    icon: <Eye {...ICON} className="flex-none text-sky" />,
  },
  waiting: {
    ground: 'bg-pastel-sky',
    formula: 'bg-[color-mix(in_oklab,var(--pastel-sky)_45%,transparent)]',
    icon: <Clock {...ICON} className="flex-none text-sky" />,
  },
}

type AnsweredCardProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly tone: Tone | 'waiting'
}

/** Few answers have files. Without a network what shows them may not come: the words beside them stay. */
const ShownFiles = lazy(async () => {
  try {
    return { default: (await import('#questions/questions.shown-files.tsx')).ShownFiles }
  } catch {
    return { default: () => <></> }
  }
})

/** The question in short, with what was answered: it stands over the feedback. */
export function AnsweredCard({ quiz_id, item, tone }: AnsweredCardProps) {
  const { question, answer, evaluation } = item
  const ids = filesOf(answer)
  const said = item.evaluation.sureness
  const look = looks[tone]
  const tableId = useId()
  const cells = openCellsOf(question)
  const values = cellsOf(question, answer)
  const filled = (row: number, column: number) => {
    const at = cells.findIndex((each) => each.row === row && each.column === column)
    return at < 0 ? undefined : (
      <b className="text-ink">{values[at] ? withSigns(values[at]) : '–'}</b>
    )
  }
  const { words, formula } = askedOf(question.text.replace(/\[\[\d+\]\]/g, ' … '))
  return (
    <Card
      as="article"
      padding="none"
      className="rounded-panel px-4 py-4 text-center md:px-8 md:py-5"
    >
      <div className={formula === undefined ? 'text-lg' : 'text-quiet'}>
        <MathsText>{withTallFractions(words)}</MathsText>
      </div>
      {formula !== undefined && (
        <div className={`mt-3 rounded-card px-3 py-3 text-xl md:text-2xl ${look.formula}`}>
          <Tex display>{formula}</Tex>
        </div>
      )}
      {question.diagram && <QuestionDiagram diagram={question.diagram} />}
      {question.type === 'hot_spot' && question.image && (
        <div className="mx-auto mt-3.5 max-w-sm text-left">
          <MarkedPicture image={question.image} points={answer.points ?? []} />
        </div>
      )}
      {question.type === 'table' && (
        <div className="mt-3.5">
          <span id={tableId} className="sr-only">
            The table as you filled it in
          </span>
          <TableFrame question={question} labelledBy={tableId} cellAt={filled} />
        </div>
      )}
      <p
        className={`mt-3.5 inline-flex max-w-full items-center gap-2.5 rounded-[12px] px-4 py-2 text-left font-semibold ${look.ground}`}
      >
        {look.icon}
        <span className="min-w-0">
          <span className="font-normal">Your answer: </span>
          <GivenAnswer question={question} answer={answer} />
        </span>
      </p>
      {ids.length > 0 && (
        <Suspense>
          <ShownFiles target={{ quiz_id, evaluation_question_id: evaluation.id }} ids={ids} />
        </Suspense>
      )}
      {said !== null && (tone === 'right' || tone === 'not_yet') && (
        <SaidLine said={said} isRight={tone === 'right'} />
      )}
    </Card>
  )
}
