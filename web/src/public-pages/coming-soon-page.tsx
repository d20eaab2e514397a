import { branded, site, titled } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { Hills } from './welcome/hills.tsx'

const words = {
  title: 'Coming soon',
  description:
    '{{brand}} is on its way: practice, lessons and a patient tutor for students of 9 to 16.',
  heading: 'Something is growing here',
  lead: '{{brand}} is on its way: practice, lessons and a patient tutor for students of 9 to 16. The seeds are in the ground. Come back soon.',
} as const

/** All that a brand shows before it opens. */
function ComingSoonPage() {
  return (
    <main
      id="main"
      className="relative grid min-h-dvh grid-rows-[auto_1fr] overflow-hidden bg-linear-to-b from-meadow to-meadow-far"
    >
      <title>{titled(words.title)}</title>
      <meta name="description" content={branded(words.description)} />
      <meta name="robots" content="noindex" />
      <Hills className="h-40 md:h-60" />
      <div className="relative px-4 py-3 md:px-8 md:py-5">
        <BrandMark name={site.name} />
      </div>
      <div className="relative mx-auto grid max-w-2xl content-center justify-items-center px-4 pb-60 text-center">
        <Pip mood="thinking" size={144} />
        <h1 className="mt-4 font-heavy text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] tracking-[-0.02em]">
          {words.heading}
        </h1>
        <p className="mt-4 text-lg">{branded(words.lead)}</p>
      </div>
      <div aria-hidden className="absolute inset-x-0 bottom-8 flex justify-center gap-8 md:gap-16">
        <Plant stage="seed" size={88} className="size-16 md:size-22" />
        <Plant stage="sprout" size={88} className="size-16 md:size-22" />
        <Plant stage="seed" size={88} className="size-16 md:size-22" />
      </div>
    </main>
  )
}

export { ComingSoonPage as Component }
