import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { loginText } from './auth.words.ts'

const bed = [
  ['bloom', 'coral'],
  ['bud', 'sky'],
  ['sprout', 'coral'],
  ['bloom', 'sun'],
  ['bloom', 'lilac'],
] as const

/**
 * The picture half of the door: Pip under the sun, glad that somebody is back, or the picture that a
 * school has set. The sky is nobody’s colour, so no brand changes it. Decoration.
 */
export function SignInScene({ says = loginText.pip }: { readonly says?: string }) {
  return (
    <div
      aria-hidden="true"
      className="picture-login relative isolate overflow-hidden bg-linear-to-b from-[light-dark(#cfe6f7,#1c3345)] to-62% to-meadow-far max-lg:h-75 lg:sticky lg:top-0 lg:h-dvh own-login:[&>*]:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="absolute top-6 right-6 size-18 max-[359px]:hidden lg:top-18 lg:right-22 lg:size-33"
      >
        <circle cx="50" cy="50" r="50" fill="color-mix(in oklab, var(--sun) 32%, var(--butter))" />
        <circle cx="50" cy="50" r="33" fill="color-mix(in oklab, var(--sun) 72%, var(--butter))" />
      </svg>
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
      <Pip
        mood="cheering"
        size={232}
        className="absolute top-28 left-22 size-26 lg:top-[39%] lg:left-1/2 lg:size-58 lg:-translate-x-1/2"
      />
      <div className="absolute bottom-7 left-37 flex lg:inset-x-0 lg:bottom-11 lg:justify-center lg:gap-2.5">
        {bed.map(([stage, flower], place) => (
          <Plant
            key={`${stage} ${flower}`}
            stage={stage}
            flower={flower}
            size={112}
            className={`size-17 odd:translate-y-6.5 lg:size-28 ${place > 2 ? 'max-lg:hidden' : ''}`}
          />
        ))}
      </div>
    </div>
  )
}
