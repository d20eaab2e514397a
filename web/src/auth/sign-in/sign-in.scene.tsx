import { loginText } from '#auth/auth.words.ts'
import { MeadowScene } from '#ui/meadow-scene.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'

const bed = [
  ['bloom', 'coral'],
  ['bud', 'sky'],
  ['sprout', 'coral'],
  ['bloom', 'sun'],
  ['bloom', 'lilac'],
] as const

/** Shows Pip under the sun, glad that somebody is back. */
export function SignInScene({ says = loginText.pip }: { readonly says?: string }) {
  return (
    <MeadowScene says={says}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="absolute top-6 right-6 size-18 max-[359px]:hidden lg:top-18 lg:right-22 lg:size-33"
      >
        <circle cx="50" cy="50" r="50" fill="color-mix(in oklab, var(--sun) 32%, var(--butter))" />
        <circle cx="50" cy="50" r="33" fill="color-mix(in oklab, var(--sun) 72%, var(--butter))" />
      </svg>
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
    </MeadowScene>
  )
}
