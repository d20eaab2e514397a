import type { Reading } from '@learngrove/contract/reading'
import { Monitor, Moon, Sun } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useCall } from '#platform/api.ts'
import { keepReading, useReading } from '#platform/reading.ts'
import { chime } from '#platform/sound/sound.chime.ts'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { type Segment, SegmentedControl } from '#ui/segmented-control.tsx'
import { Switch } from '#ui/switch.tsx'
import { useToast } from '#ui/toast.tsx'
import { ReadingSample } from './reading-sample.tsx'

const small = { ...ICON, size: 18 }

const fonts = [
  { value: 'figtree', label: 'Figtree', detail: 'round and open' },
  { value: 'atkinson-hyperlegible', label: 'Atkinson', detail: 'easy to tell apart' },
] as const

const sizes: readonly Segment<Reading['text_size']>[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Usual' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
]

const lights: readonly Segment<Reading['scheme']>[] = [
  { value: 'system', label: 'Device', icon: <Monitor {...small} /> },
  { value: 'light', label: 'Light', icon: <Sun {...small} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...small} /> },
]

const motions: readonly Segment<Reading['motion']>[] = [
  { value: 'system', label: 'Device' },
  { value: 'less', label: 'Less' },
]

/** Edits how pages look and sound: shown at once, and kept with the account. */
export function ReadingCard() {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} padding="none" className="@container flex-none">
      <div className="grid grid-cols-[minmax(0,1fr)] @min-[760px]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="p-5 md:p-6">
          <h2 id={id} className="text-xl">
            How I like to read
          </h2>
          <p className="mt-1 text-quiet">It follows you to every device that you sign in on.</p>
          <ReadingChoices />
        </div>
        <ReadingSample />
      </div>
    </Card>
  )
}

/** Shows a choice at once and saves it to the account; rolls it back if that fails. */
function useChoose() {
  const toast = useToast()
  const update = useCall('PATCH /users/')
  return (chosen: Partial<Reading>) => {
    const before = keepReading(chosen)
    if (chosen.sound) chime()
    update.mutate(
      { body: { reading: chosen } },
      {
        onError: () => {
          keepReading(before)
          toast.show({
            title: 'That was not kept',
            text: 'Your pages look as they did before. Try it again in a moment.',
            kind: 'care',
          })
        },
      },
    )
  }
}

function ReadingChoices() {
  const reading = useReading()
  const choose = useChoose()
  return (
    <div className="mt-3 grid divide-y divide-line">
      <RadioGroup<Reading['font']>
        label="Letters"
        look="cards"
        value={reading.font}
        onValueChange={(font) => choose({ font })}
        choices={fonts}
        className="py-3"
      />
      <Line name="Size">
        <SegmentedControl
          label="Size"
          segments={sizes}
          value={reading.text_size}
          onValueChange={(text_size) => choose({ text_size })}
        />
      </Line>
      <Line name="Light">
        <SegmentedControl
          label="Light"
          segments={lights}
          value={reading.scheme}
          onValueChange={(scheme) => choose({ scheme })}
        />
      </Line>
      <Line name="Motion">
        <SegmentedControl
          label="Motion"
          segments={motions}
          value={reading.motion}
          onValueChange={(motion) => choose({ motion })}
        />
      </Line>
      <Switch
        label="Small sounds"
        hint="A soft chime when something is right."
        checked={reading.sound}
        onCheckedChange={(sound) => choose({ sound })}
        className="py-1.5"
      />
    </div>
  )
}

/** Shows a control with its name; the control has an accessible name of its own. */
function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span aria-hidden="true" className="w-24 font-semibold text-sm">
        {name}
      </span>
      {children}
    </div>
  )
}
