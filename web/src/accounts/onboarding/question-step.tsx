import type { Received } from '@learngrove/contract/call'
import { userRole } from '@learngrove/contract/roles'
import { useState } from 'react'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { useCall } from '#platform/api.ts'
import { branded } from '#platform/brand.ts'
import type { StoredUser } from '#platform/session.ts'
import { AskFrame } from './ask-frame.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { choicesOf, chosenIn, fieldsWith } from './onboarding.choices.ts'
import { around, type Fields, type Question, questionsFor, type Step } from './onboarding.steps.ts'
import { onboardingText, parentAsks, studentAsks } from './onboarding.words.ts'

type QuestionStepProps = {
  readonly user: StoredUser
  readonly question: Question
  readonly fields: Fields
  /** What is taught, where it arrived. */
  readonly catalogue: Received<'GET /courses/catalogue'> | undefined
  readonly onStep: (step: Step) => void
  readonly onLater: () => void
}

const one: readonly Question[] = ['academic_level_id', 'heard_from']

/** Asks one question. Going on saves the answer; going on without one skips it. */
export function QuestionStep(props: QuestionStepProps) {
  const { user, question, fields, onStep, onLater } = props
  const isParent = user.user_role_id === userRole.parent
  const mine = questionsFor(user)
  const { back, next } = around(user, question)
  const [chosen, setChosen] = useState(() => chosenIn(fields, question))
  const save = useCall('PUT /users/onboarding', { changes: ['GET /users/onboarding'] })
  const words = (isParent ? parentAsks : studentAsks)[question]
  const heading = words?.heading(user.first_name) ?? ''

  async function goOn() {
    const body = fieldsWith(fields, question, chosen)
    await save.mutateAsync({ body }).then(
      () => onStep(next),
      () => {},
    )
  }

  return (
    <AskFrame
      heading={heading}
      lead={branded(words?.lead ?? '')}
      place={mine.indexOf(question) + 1}
      total={mine.length}
      onBack={back && (() => onStep(back))}
      onLater={onLater}
      onNext={goOn}
      isEmpty={chosen.length === 0}
      busy={save.isPending}
      problem={save.isError ? onboardingText.notSaved : ''}
    >
      <ChoiceCards
        label={heading}
        name={question}
        kind={one.includes(question) || (question === 'goals' && !isParent) ? 'one' : 'many'}
        choices={choicesOf(question, isParent, props.catalogue)}
        chosen={chosen}
        onChoose={setChosen}
      />
      {question === 'academic_level_id' && (
        <p role="status" className="mt-4 text-center text-quiet empty:hidden">
          {levelNote(props.catalogue, chosen[0])}
        </p>
      )}
    </AskFrame>
  )
}
