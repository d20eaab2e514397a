import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Slider } from '#ui/slider.tsx'
import { Switch } from '#ui/switch.tsx'
import { Plate, Plates, Sheet } from './sheet.tsx'

const LEVELS = [
  { value: 'year-7', label: 'Year 7' },
  { value: 'year-8', label: 'Year 8' },
  { value: 'year-9', label: 'Year 9', detail: 'GCSE foundations' },
  { value: 'year-10', label: 'Year 10', disabled: true },
] as const

/** Checkboxes, radio buttons, switches, selects and sliders in every state. */
export function ChoicesSheet() {
  const [minutes, setMinutes] = useState(30)
  const [who, setWho] = useState<'all' | 'under' | 'named'>('under')
  return (
    <Sheet title="Choices">
      <Plates>
        <Plate title="Checkbox and switch">
          <div>
            <Checkbox label="Guardians get the weekly letter" defaultChecked />
            <Checkbox label="Remember me on this device" hint="Not on a shared computer." />
            <Checkbox label="Everyone in 8B" mixed />
            <Checkbox label="I have read the rules" problem="Tick this to go on." />
            <Checkbox label="Locked by the school" disabled defaultChecked />
          </div>
          <div>
            <Switch label="Hints while they work" defaultChecked />
            <Switch
              label="One late hand-in without asking"
              hint="Once in a term, for each child."
            />
            <Switch label="Sound" disabled />
          </div>
        </Plate>
        <Plate title="Radio group">
          <RadioGroup
            label="Swap for"
            defaultValue="seed"
            choices={[
              { value: 'seed', label: 'Share 45 g of seed in the ratio 2 : 3.', detail: '2 marks' },
              { value: 'money', label: 'Two friends split £28.', detail: '2 marks' },
              {
                value: 'rope',
                label: 'Cut a 90 cm rope.',
                detail: 'Had last week',
                disabled: true,
              },
            ]}
          />
          <RadioGroup
            look="cards"
            label="Students"
            value={who}
            onValueChange={setWho}
            choices={[
              { value: 'all', label: 'Everyone', detail: '22 in 8B' },
              { value: 'under', label: 'Under 55 in ratio', detail: '11 students' },
              { value: 'named', label: 'I choose', detail: 'by name' },
            ]}
          />
          <RadioGroup
            label="Pay"
            problem="Choose how you pay."
            choices={[
              { value: 'month', label: 'Each month' },
              { value: 'year', label: 'Each year' },
            ]}
          />
        </Plate>
        <Plate title="Select and slider">
          <Select label="Level" choices={LEVELS} defaultValue="year-8" />
          <Select label="Subject" optional choices={LEVELS} placeholder="Choose a subject" />
          <Select label="Home class" choices={LEVELS} problem="Choose a class." />
          <Select label="School" choices={LEVELS} disabled hint="Set by your school." />
          <Slider
            label="Minutes a day"
            min={5}
            max={60}
            step={5}
            value={minutes}
            onValueChange={setMinutes}
            valueWords={(value) => `${value} min`}
            hint="Ten a day beats an hour on Sunday."
          />
          <Slider label="Loudness" defaultValue={40} disabled />
        </Plate>
      </Plates>
    </Sheet>
  )
}
