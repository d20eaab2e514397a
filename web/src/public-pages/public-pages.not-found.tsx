import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'

const words = {
  title: 'There is no page here',
  text: 'The address may have changed. Nothing of yours is lost.',
  home: 'Go home',
  notes: 'Maths notes',
} as const

type LostProps = {
  /** It stands among the reader's own places, which lead on. */
  readonly isAtHome?: boolean
}

/** What stands where an address leads nowhere. */
export function Lost({ isAtHome = false }: LostProps) {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <title>{titled(words.title)}</title>
      <ErrorState
        isPage
        title={words.title}
        action={
          <>
            <Button render={<Link to="/" />}>{words.home}</Button>
            {!isAtHome && (
              <Button kind="line" render={<Link to={pages.notes()} />}>
                {words.notes}
              </Button>
            )}
          </>
        }
      >
        {words.text}
      </ErrorState>
    </div>
  )
}
