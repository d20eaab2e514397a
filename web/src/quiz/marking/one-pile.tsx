import { useState } from 'react'
import { DecideDock } from './decide-dock.tsx'
import type { Place } from './marking.data.ts'
import { proposalWords } from './marking.words.ts'
import { sentPages } from './page-marks.ts'
import { PileCard } from './pile-card.tsx'
import { EarlierCard, LooksLikeCard, MachineCard, SchemeCard } from './scheme-cards.tsx'
import type { useDecide } from './use-decide.ts'
import { useDraft } from './use-draft.ts'
import { useKeys } from './use-keys.ts'

type OnePileProps = {
  readonly class_id: string | undefined
  readonly place: Place
  readonly deciding: ReturnType<typeof useDecide>
  readonly hasNames: boolean
  readonly onNames: (hasNames: boolean) => void
  readonly onSkip: () => void
}

/** A pile with its marks, beside what earns them. What is taken out of it waits behind it. */
export function OnePile({ class_id, place, deciding, hasNames, onNames, onSkip }: OnePileProps) {
  const { question, pile } = place
  const draft = useDraft(pile)
  const [out, setOut] = useState<readonly string[]>([])
  const together = pile.answers.filter(({ id }) => !out.includes(id))
  const { max_score } = question.question
  const give = (answers: typeof together) => {
    if (draft.marks === undefined) return false
    const { explanation, isRemembered: is_remembered } = draft
    const marked_pages = answers.length === 1 ? sentPages(draft.pages) : []
    deciding.give({ answers, marks_given: draft.marks, explanation, is_remembered, marked_pages })
    setOut([])
    return true
  }
  const giveAll = () => give(together)
  const giveOne = () => give(together.slice(0, 1))
  useKeys((key) => {
    if (/^\d$/.test(key) && Number(key) <= max_score) draft.setMarks(Number(key))
    else if (key === 'enter') return giveAll()
    else if (key === 'o') return giveOne()
    else if (key === 's') onSkip()
    else if (key === 'z') deciding.undo()
    else return false
    return true
  })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PileCard
          place={place}
          together={together}
          draft={draft}
          hasNames={hasNames}
          onNames={onNames}
          onTakeOut={(id) => setOut([...out, id])}
        />
        <DecideDock
          max_score={max_score}
          count={together.length}
          draft={draft}
          proposal={proposalWords(pile)}
          isBusy={deciding.isBusy}
          onGive={giveAll}
          onGiveOne={giveOne}
          onSkip={onSkip}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:max-xl:col-start-2">
        <SchemeCard class_id={class_id} question={question} pile={pile} draft={draft} />
        {pile.machine.marker === 'paper' ? (
          <LooksLikeCard pile={pile} />
        ) : (
          <MachineCard pile={pile} />
        )}
        <EarlierCard earlier={question.earlier} />
      </div>
    </>
  )
}
