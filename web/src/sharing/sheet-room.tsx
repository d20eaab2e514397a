import { pages } from '@learngrove/contract/pages'
import { useNavigate } from 'react-router'
import { useKatex } from '#ui/maths/use-katex.ts'
import type { Way } from './kept-sheet.ts'
import { sheetText as text } from './sharing.words.ts'
import { SheetBefore } from './sheet-before.tsx'
import type { SheetFacts } from './sheet-data.ts'
import { SheetResult } from './sheet-result.tsx'
import { SheetRun } from './sheet-run.tsx'
import { SheetHead } from './sheet-top.tsx'
import { useSheet } from './use-sheet.ts'

type SheetRoomProps = { readonly way: Way; readonly facts: SheetFacts }

/** One worksheet: before it, while it is answered, and what it showed. */
export function SheetRoom({ way, facts }: SheetRoomProps) {
  const session = useSheet(way, facts)
  const navigate = useNavigate()
  // Fetched ahead: the connection may be gone by the time that a question wants it.
  useKatex()
  const { attempt } = session
  const isUnderWay = attempt !== undefined && attempt.insight === null
  return (
    <div className="flex min-h-dvh flex-col">
      {isUnderWay ? (
        <SheetRun
          attempt={attempt}
          session={session}
          leaveLabel={way === 'demo' ? text.leave_demo : text.leave}
          onLeave={() => navigate(pages.welcome())}
        />
      ) : (
        <>
          <SheetHead />
          <main id="main" className="mx-auto w-full max-w-[1016px] flex-1 px-4 pt-2 pb-8 md:px-8">
            {attempt?.insight ? (
              <SheetResult
                way={way}
                attempt={attempt}
                insight={attempt.insight}
                session={session}
              />
            ) : (
              <SheetBefore way={way} facts={facts} session={session} />
            )}
          </main>
        </>
      )}
    </div>
  )
}
