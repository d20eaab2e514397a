import { pages } from '@learngrove/contract/pages'
import { ArrowRight, BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { MapTopic } from './map.data.ts'
import { mapText, minutesWords } from './map-words.ts'

/**
 * Returns where a student practises a topic: a thirsty one is revised, the others are taken up by their
 * quiz, and one without a quiz by a revision. Undefined where there is nothing to practise.
 */
export function practiceAddress({ id, standing, question_count }: MapTopic): string | undefined {
  if (standing === null || question_count === 0) return undefined
  if (standing.plant === 'wilting' || standing.quiz_id === null) return pages.revise({ topic: id })
  return pages.quiz({ quizId: standing.quiz_id })
}

/** Returns the page about a topic, the main one of several. */
export const noteAddress = ({ notes: [note] }: MapTopic): string | undefined =>
  note && pages.learningContent({ contentId: note.id })

/** Says what the button of a topic does: "Continue", "Water it"; nothing where the map is of nobody. */
export function practiceWords({ standing }: MapTopic): string {
  if (standing === null) return ''
  if (standing.is_locked) return mapText.inside
  if (standing.plant === 'wilting') return 'Water it'
  if (standing.plant === 'bloom') return 'Look again'
  return standing.plant === 'seed' ? 'Begin' : 'Continue'
}

/** What a student can do about a topic: practise it, and read about it. A locked one is looked into. */
export function TopicActions({ topic }: { readonly topic: MapTopic }) {
  const practice = practiceAddress(topic)
  const note = noteAddress(topic)
  const isLocked = topic.standing?.is_locked === true
  const inside = isLocked ? (note ?? practice) : practice
  const minutes = topic.standing?.minutes_left ?? 0
  return (
    <>
      {inside !== undefined && (
        <Button
          size="large"
          kind={isLocked ? 'soft' : 'primary'}
          wide
          iconAfter={<ArrowRight {...ICON} />}
          render={<Link to={inside} />}
        >
          {practiceWords(topic)}
          {!isLocked && minutes > 0 && `, ${minutesWords(minutes)}`}
        </Button>
      )}
      {note !== undefined && !isLocked && (
        <Button kind="plain" wide icon={<BookOpen {...ICON} />} render={<Link to={note} />}>
          {mapText.read}
        </Button>
      )}
    </>
  )
}
