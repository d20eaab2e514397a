import { pages } from '@learngrove/contract/pages'
import { ArrowRight, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { ProgressSegments } from '#ui/progress-segments.tsx'
import { cardNames } from './home.words.ts'
import type { NextStep } from './next-step.ts'
import { NextStepScene } from './next-step-scene.tsx'
import { wordsOf } from './step-words.ts'

export function NextStepBody({ step }: { readonly step: NextStep }) {
  const { title, why, action, href, plant, progress } = wordsOf(step, new Date())
  const other = step.kind === 'rest' ? pages.chat() : pages.library()
  return (
    <>
      <div className="relative max-w-110">
        <p className="mb-3 flex items-center gap-2 font-bold text-primary-strong">
          <MapPin {...ICON} size={20} />
          {cardNames.next}
        </p>
        <h2 className="font-heavy text-2xl md:text-3xl md:leading-[1.1]">{title}</h2>
        <p className="mt-3 mb-5 md:mt-4 md:mb-6 md:text-lg">{why}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="large"
            iconAfter={<ArrowRight {...ICON} size={20} />}
            render={<Link to={href} />}
            className="max-md:w-full"
          >
            {action}
          </Button>
          <Button kind="plain" render={<Link to={other} />} className="md:min-h-14 max-md:w-full">
            {step.kind === 'rest' ? 'Ask Pip' : 'Something else'}
          </Button>
        </div>
        {progress && <ProgressSegments {...progress} className="mt-3 md:mt-6" />}
      </div>
      <NextStepScene plant={plant} />
    </>
  )
}
