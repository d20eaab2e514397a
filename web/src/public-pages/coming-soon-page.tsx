import { branded, site, titled } from '#platform/brand.ts'
import { Hills } from '#public-pages/welcome/welcome.hills.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { comingSoonText as text } from './coming-soon.words.ts'
import { TellMe } from './tell-me.tsx'

/** All that a brand shows before it opens, and the one thing that can be asked of it. */
function ComingSoonPage() {
  return (
    <main
      id="main"
      className="relative grid min-h-dvh grid-rows-[auto_1fr_auto] overflow-hidden bg-linear-to-b from-butter to-meadow"
    >
      <title>{titled(text.title)}</title>
      <meta name="description" content={branded(text.description)} />
      <meta name="robots" content="noindex" />
      <Hills className="h-32 md:h-52" />
      <div className="relative px-4 py-3 md:px-8 md:py-5">
        <BrandMark name={site.name} />
      </div>
      <div className="relative mx-auto grid w-full max-w-2xl content-center justify-items-center px-4 pt-4 pb-44 text-center md:pb-64">
        <div aria-hidden="true" className="flex items-end justify-center gap-2 md:gap-5">
          <Plant stage="seed" size={96} className="size-16 md:size-24" />
          <Pip mood="asleep" size={152} className="size-28 md:size-38" />
          <Plant stage="sprout" size={96} className="size-16 md:size-24" />
        </div>
        <h1 className="mt-4 font-heavy text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] tracking-[-0.02em]">
          {text.heading}
        </h1>
        <TellMe />
      </div>
    </main>
  )
}

export { ComingSoonPage as Component }
