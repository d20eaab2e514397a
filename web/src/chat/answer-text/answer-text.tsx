import { lazy, Suspense } from 'react'
import { classes } from '#ui/classes.ts'
import { answerBlocks } from './answer-blocks.ts'
import { plainBlock } from './answer-text.spoken.ts'

const load = () => import('./answer-markdown.tsx')
const AnswerMarkdown = lazy(() => load().then((module) => ({ default: module.AnswerMarkdown })))

/** Begins to fetch the renderer, so that it is there before the first answer. */
export const preloadAnswerText = () => void load().catch(() => {})

/** Of a text that grows, or was cut off, what cannot be shown whole is held back. */
export type Growth = 'growing' | 'cut' | 'whole'

type AnswerTextProps = {
  readonly text: string
  readonly growth?: Growth
  /** Marks the blocks that hold a part of this. */
  readonly quote?: string
  readonly className?: string
}

/** Words with Markdown and mathematics. Its renderer is fetched with the first of them; until then they stand plain. */
export function AnswerText({ text, growth = 'whole', quote = '', className }: AnswerTextProps) {
  const growing = growth !== 'whole'
  return (
    <div
      data-answer
      data-growing={growth === 'growing' || undefined}
      className={classes(
        'grid gap-3 text-base leading-[1.6] md:text-[1.0625rem] [&>*]:min-w-0',
        'data-growing:[&>p:last-child]:after:ml-1 data-growing:[&>p:last-child]:after:inline-block data-growing:[&>p:last-child]:after:h-5 data-growing:[&>p:last-child]:after:w-2.5 data-growing:[&>p:last-child]:after:animate-shimmer data-growing:[&>p:last-child]:after:rounded-small data-growing:[&>p:last-child]:after:bg-primary data-growing:[&>p:last-child]:after:align-[-4px] data-growing:[&>p:last-child]:after:content-[""]',
        className,
      )}
    >
      <Suspense fallback={<PlainText text={text} growing={growing} />}>
        <AnswerMarkdown text={text} growing={growing} quote={quote} />
      </Suspense>
    </div>
  )
}

type PlainTextProps = { readonly text: string; readonly growing?: boolean }

/** The words alone, with formulas as they would be typed. */
export function PlainText({ text, growing = false }: PlainTextProps) {
  return answerBlocks(text, growing).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
    <p key={index}>{plainBlock(block)}</p>
  ))
}
