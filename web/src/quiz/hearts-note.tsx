import { pages } from '@learngrove/contract/pages'
import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { backWords, useHearts } from '#gamification/gamification.hearts.ts'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { Quiz } from './quiz.data.ts'

/** Said before anybody works on what cannot be checked yet: practice of the free tier rests until a heart is back. */
export function HeartsNote({ quiz }: { readonly quiz: Quiz }) {
  const hearts = useHearts()
  const isWaiting = hearts?.hearts === 0 && hearts.next_heart_at && quiz.behaviour.hearts
  return (
    <div role="status">
      {isWaiting && (
        <div className="mb-5 flex animate-fade items-start gap-3 rounded-panel bg-peach px-4 py-3">
          <Heart {...ICON} className="mt-0.5 flex-none text-coral" />
          <p>
            <b className="font-semibold">
              Time for a rest: the next heart is back{' '}
              {backWords(hearts.next_heart_at ?? '', new Date())}.
            </b>{' '}
            What you write is kept, and practice goes on then. Assignments go on at any time:{' '}
            <TextLink render={<Link to={pages.library()} />}>look in the library</TextLink>.
          </p>
        </div>
      )}
    </div>
  )
}
