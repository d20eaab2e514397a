import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { POPUP, POPUP_ITEM } from '#ui/form/control-styles.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { GapText } from './gap-text.tsx'
import { asOrders, gapsOf } from './questions.answer.ts'
import { OptionText } from './questions.option-text.tsx'

/** A text with gaps, each with its own list to choose from. */
export function ClozeAnswer({ question, answer, onAnswer, onPressed }: AnswerProps) {
  const chosen = gapsOf(question, answer)
  const choose = (number: number, order: number) => {
    onPressed()
    onAnswer(asOrders(chosen.with(number - 1, order)))
  }
  const gap = (number: number) => (
    <Gap
      name={`Gap ${number}`}
      options={question.gaps?.[number - 1] ?? []}
      order={chosen[number - 1] ?? 0}
      onChoose={(order) => choose(number, order)}
    />
  )
  return <GapText text={question.text} count={chosen.length} gap={gap} />
}

type GapProps = {
  readonly name: string
  readonly options: readonly { readonly order: number; readonly text: string }[]
  readonly order: number
  readonly onChoose: (order: number) => void
}

function Gap({ name, options, order, onChoose }: GapProps) {
  const textOf = (value: number | null) => options.find((each) => each.order === value)?.text
  return (
    <Select.Root<number>
      value={order === 0 ? null : order}
      onValueChange={(next) => next !== null && onChoose(next)}
    >
      <Select.Trigger
        aria-label={name}
        className={classes(
          'me-0.5 ms-1 inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border-[1.5px] px-3 text-left align-middle font-semibold leading-snug',
          order === 0
            ? 'border-field bg-surface text-quiet hover:bg-hover'
            : 'border-primary bg-primary-soft text-ink',
        )}
      >
        <Select.Value className="min-w-0">
          {(value: number | null) => <OptionText>{textOf(value) ?? 'choose'}</OptionText>}
        </Select.Value>
        <Select.Icon className="flex-none text-quiet">
          <ChevronDown {...ICON_SMALL} />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
          <Select.Popup aria-label={name} className={classes(POPUP, 'min-w-(--anchor-width)')}>
            <Select.List className="max-h-[min(360px,var(--available-height))] overflow-y-auto overscroll-contain">
              {options.map((option) => (
                <Select.Item
                  key={option.order}
                  value={option.order}
                  className={classes(POPUP_ITEM, 'min-h-11 text-lg')}
                >
                  <Select.ItemText className="min-w-0 flex-1">
                    <OptionText>{option.text}</OptionText>
                  </Select.ItemText>
                  <Select.ItemIndicator className="text-primary">
                    <Check {...ICON_SMALL} />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
