import { Check, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { branded } from '#platform/brand.ts'
import { Colours } from '#public-pages/welcome/welcome.audience-pictures.tsx'
import { Formula } from '#public-pages/welcome/welcome.formula.tsx'
import { COLUMN, HEADING, LEAD, Section } from '#public-pages/welcome/welcome.section.tsx'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { getText } from './schools.words.ts'

/** What is there today, each with a piece of the product. */
export function WhatSchoolsGet() {
  return (
    <Section id="get">
      <div className={COLUMN}>
        <h2 id="get-title" className={HEADING}>
          {getText.title}
        </h2>
        <p className={LEAD}>{getText.lead}</p>
        <div className="mt-8 grid gap-4 md:mt-14 md:gap-6 lg:grid-cols-12">
          <Piece words={getText.marks} className="bg-pastel-sky lg:col-span-7">
            <Working />
          </Piece>
          <Piece words={getText.own} className="bg-lilac lg:col-span-5">
            <Colours />
          </Piece>
          <Piece
            words={getText.tutor}
            className="items-center bg-butter sm:grid-cols-[minmax(0,1fr)_auto] lg:col-span-12"
          >
            <Pip mood="thinking" size={120} className="size-24 md:size-30" />
          </Piece>
        </div>
      </div>
    </Section>
  )
}

type PieceProps = {
  readonly words: { readonly title: string; readonly text: string }
  readonly className: string
  readonly children: ReactNode
}

const Piece = ({ words, className, children }: PieceProps) => (
  <article
    className={classes(
      'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 overflow-hidden rounded-sheet px-5 py-7 text-ink md:p-10',
      className,
    )}
  >
    <div>
      <h3 className="text-xl md:text-2xl">{words.title}</h3>
      <p className="mt-3 max-w-[48ch] md:text-lg">{branded(words.text)}</p>
    </div>
    {children}
  </article>
)

/** A working as the marker reads it: the first line that does not follow, and why. */
const Working = () => (
  <ol className="self-end rounded-card bg-raised px-4 py-3 shadow-1 md:px-6 md:py-4">
    {getText.marks.working.map(({ line, says, holds }) => {
      const Icon = holds ? Check : Undo2
      return (
        <li
          key={line}
          className="grid gap-x-6 gap-y-1 border-line py-3 not-first:border-t sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <span className="text-lg">
            <Formula>{line}</Formula>
          </span>
          <span
            className={classes('flex items-start gap-2', holds ? 'text-quiet' : 'text-not-yet')}
          >
            <Icon {...ICON_SMALL} className="mt-1 flex-none" />
            {says}
          </span>
        </li>
      )
    })}
  </ol>
)
