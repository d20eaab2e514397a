import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import type { FlowerHue } from '#ui/plant/flower-hues.ts'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'
import { Hills } from './welcome.hills.tsx'
import { HEADING, LEAD } from './welcome.section.tsx'
import { lastText } from './welcome.words.ts'

const row: readonly { readonly stage: PlantStage; readonly flower: FlowerHue }[] = [
  { stage: 'sprout', flower: 'coral' },
  { stage: 'bloom', flower: 'sun' },
  { stage: 'bud', flower: 'coral' },
  { stage: 'bloom', flower: 'lilac' },
  { stage: 'sprout', flower: 'sky' },
]

/** The last word, on the meadow that the foot of the page goes on with. */
export function LastCall() {
  return (
    <section
      aria-labelledby="last-title"
      className="relative -mb-16 overflow-hidden px-4 pt-10 pb-40 text-center md:pt-16 md:pb-50"
    >
      <Hills className="h-28 md:h-38" />
      <div className="relative">
        <Pip mood="cheering" size={144} className="mx-auto" />
        <h2 id="last-title" className={`${HEADING} mx-auto mt-4`}>
          {lastText.title}
        </h2>
        <p className={`${LEAD} mx-auto`}>{lastText.lead}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:[&>*]:w-full">
          <Button size="large" render={<Link to={pages.signupLite()} />}>
            {lastText.start}
          </Button>
          <Button size="large" kind="line" render={<Link to={pages.papers()} />}>
            {lastText.papers}
          </Button>
        </div>
      </div>
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-9 flex justify-center gap-4 md:bottom-11 md:gap-18"
      >
        {row.map((plant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plant is its place in the row
          <Plant key={at} {...plant} size={80} className="size-14 md:size-20" />
        ))}
      </div>
    </section>
  )
}
