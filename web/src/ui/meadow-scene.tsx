import type { ReactNode } from 'react'

type MeadowSceneProps = {
  /** What Pip says, in a bubble over where Pip stands. */
  readonly says: string
  /** Pip and what grows there, each in its place. */
  readonly children: ReactNode
}

/** On the picture of a school it is a picture of its own: two that meet at an edge look like a broken one. */
const FRAMED =
  'own-background:rounded-sheet own-background:shadow-2 own-background:max-lg:mx-4 own-background:max-lg:mb-4 lg:own-background:top-6 lg:own-background:my-6 lg:own-background:mr-6 lg:own-background:h-[calc(100dvh-48px)]'

/**
 * The picture half of a page of the door: a meadow, or the picture that a school has set. The sky is
 * nobody’s colour, so no brand changes it. Decoration.
 */
export function MeadowScene({ says, children }: MeadowSceneProps) {
  return (
    <div
      aria-hidden="true"
      className={`picture-login relative isolate overflow-hidden bg-linear-to-b from-[light-dark(#cfe6f7,#1c3345)] to-62% to-meadow-far max-lg:h-75 lg:sticky lg:top-0 lg:h-dvh own-login:[&>*]:hidden ${FRAMED}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 720 400"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 -z-1 h-[46%] w-full"
      >
        <path d="M0 90C130 20 260 30 390 78C520 124 620 60 720 40V400H0Z" fill="var(--meadow)" />
        <path
          d="M0 196C150 130 300 150 440 184C560 212 640 180 720 160V400H0Z"
          fill="var(--meadow-deep)"
        />
        <path
          d="M0 320C180 262 360 280 520 306C610 320 670 312 720 300V400H0Z"
          fill="var(--meadow-near)"
        />
      </svg>
      <p className="absolute top-5 left-5 max-w-58 rounded-panel bg-raised px-4.5 py-3 font-bold font-display text-lg leading-tight shadow-2 after:absolute after:-bottom-2 after:left-12 after:size-5 after:rotate-45 after:rounded-small after:bg-inherit lg:top-[27%] lg:left-1/2 lg:w-max lg:max-w-4/5 lg:-translate-x-1/2 lg:px-6.5 lg:text-xl lg:after:left-[calc(50%-10px)]">
        {says}
      </p>
      {children}
    </div>
  )
}
