import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Tex } from '#ui/tex.tsx'
import type { Tried } from './tries.call.ts'
import type { Try } from './tries.use-try.ts'

export type Tone = 'right' | 'not_yet' | 'calm'

const GROUNDS: Readonly<Record<Tone, string>> = {
  right: 'bg-primary-soft',
  not_yet: 'bg-not-yet-soft',
  calm: 'bg-mint',
}

const TITLES: Readonly<Record<Tone, string>> = {
  right: 'text-primary-strong',
  not_yet: 'text-not-yet',
  calm: 'text-ink',
}

type TrySheetProps = {
  readonly tone: Tone
  readonly mood: PipMood
  readonly title: string
  readonly children: ReactNode
  /** What there is to do: the first is the one to take. */
  readonly actions: ReactNode
}

/** What Pip says to a try, under the question: what it is, one question or reason, and what to do. */
export function TrySheet({ tone, mood, title, children, actions }: TrySheetProps) {
  return (
    <div
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-5 transition-colors duration-quick md:items-start md:gap-x-5 md:px-8 md:pt-6 md:pb-7',
        GROUNDS[tone],
      )}
    >
      <Pip mood={mood} size={84} className="size-15 md:row-span-3 md:size-21" />
      <h3 className={classes('text-xl leading-tight md:text-[1.375rem]', TITLES[tone])}>{title}</h3>
      <div className="col-span-full grid gap-3 text-[1.0625rem] leading-normal md:col-span-1 md:col-start-2 md:text-lg">
        {children}
      </div>
      <div className="col-span-full mt-3 flex flex-wrap gap-2 md:col-span-1 md:col-start-2 max-sm:[&>*]:grow [&_button]:min-h-12">
        {actions}
      </div>
    </div>
  )
}

/** The hints that were asked for, and the steps once there is no hint left. */
export function Help({ attempt: { tried, hints, has_steps } }: { readonly attempt: Try }) {
  return (
    <>
      {tried?.hints.slice(0, hints).map((hint) => (
        <div key={hint} className="border-line-strong border-l-4 pl-3">
          <MathsText>{hint}</MathsText>
        </div>
      ))}
      {has_steps && tried && <Steps steps={tried.method_answer} />}
    </>
  )
}

export function Steps({ steps }: { readonly steps: Tried['method_answer'] }) {
  return (
    <ol className="grid gap-2">
      {steps.map(({ maths, text }) => (
        <li key={`${maths} ${text}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {maths !== undefined && <Tex>{maths}</Tex>}
          <MathsText inline className="text-[color-mix(in_oklab,var(--quiet)_60%,var(--ink))]">
            {text}
          </MathsText>
        </li>
      ))}
    </ol>
  )
}
