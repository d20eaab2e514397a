import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { Suspense } from 'react'
import { Await, Link, type ShouldRevalidateFunction, useRevalidator } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { keptSheets, readSheet, type Way } from './kept-sheet.ts'
import { sheetWords, sheetText as text } from './sharing.words.ts'
import { readFacts, type SheetFacts } from './sheet-data.ts'
import { SheetRoom } from './sheet-room.tsx'
import { SheetHead } from './sheet-top.tsx'

/** What is known of a worksheet: its facts, or why there are none. */
type Found = { readonly facts: SheetFacts } | { readonly code: string }

export type LoadedSheet = { readonly way: Way; readonly found: Promise<Found> }

/** Finds a worksheet: what this browser keeps of it needs no network. */
export function loadSheet(way: Way, id: string): LoadedSheet {
  const now = new Date()
  keptSheets(way, now)
  const kept = readSheet(way, id, now)
  return { way, found: kept ? Promise.resolve({ facts: kept.facts }) : find(id) }
}

async function find(id: string): Promise<Found> {
  try {
    return { facts: await readFacts(id) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { code: 'offline' }
    // Part of an address is no id: the link is broken, and leads as far as one that leads nowhere.
    return { code: error.code === 'INVALID_REQUEST' ? 'NOT_FOUND' : error.code }
  }
}

/** Going from question to question is no reason to ask for the worksheet again. */
export const onlyForAnother: ShouldRevalidateFunction = (change) =>
  change.currentUrl.pathname === change.nextUrl.pathname &&
  change.currentUrl.search !== change.nextUrl.search
    ? false
    : change.defaultShouldRevalidate

/** Shows a worksheet once it has come, or why it has not. */
export function SheetLoading({ way, found }: LoadedSheet) {
  return (
    <Suspense fallback={<Coming />}>
      <Await resolve={found}>
        {(sheet) =>
          'facts' in sheet ? (
            <SheetRoom key={sheet.facts.id} way={way} facts={sheet.facts} />
          ) : (
            <Missing code={sheet.code} />
          )
        }
      </Await>
    </Suspense>
  )
}

const Coming = () => (
  <>
    <SheetHead />
    <main id="main" className="mx-auto w-full max-w-[1016px] px-4 pt-2 md:px-8">
      <title>{titled(text.opening)}</title>
      <h1 className="sr-only">{text.opening}</h1>
      <SkeletonGroup label={text.opening} className="grid gap-5 rounded-sheet bg-mint p-6 md:p-10">
        <Skeleton className="w-40" />
        <Skeleton shape="title" className="w-3/4" />
        <Skeleton className="w-64 max-w-full" />
        <Skeleton shape="block" className="h-24" />
        <Skeleton shape="block" className="h-14 w-40" />
      </SkeletonGroup>
    </main>
  </>
)

function Missing({ code }: { readonly code: string }) {
  const { revalidate, state } = useRevalidator()
  const isGone = code === 'NOT_FOUND'
  const title = isGone ? text.gone_title : text.lost_title
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <title>{titled(title)}</title>
      {isGone ? (
        <div>
          <h1 className="sr-only">{title}</h1>
          <EmptyState
            title={title}
            action={<Button render={<Link to={pages.guidedDemo()} />}>{text.gone_go}</Button>}
          >
            {text.gone}
          </EmptyState>
        </div>
      ) : (
        <ErrorState
          title={title}
          isPage
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {text.retry}
            </Button>
          }
        >
          {sheetWords(code)}
        </ErrorState>
      )}
    </main>
  )
}
