import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { SEGMENT, SEGMENT_TRACK } from './segmented-control.tsx'

export type Tab<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly content: ReactNode
}

export type TabsProps<Value extends string> = {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value?: Value | undefined
  readonly defaultValue?: Value | undefined
  readonly onValueChange?: ((value: Value) => void) | undefined
  /** Underlined on a page, segments in a drawer or card. */
  readonly look?: 'line' | 'segments' | undefined
  readonly className?: string | undefined
}

const LINE_LIST = 'relative flex gap-1 overflow-x-auto border-b border-line'
const LINE_TAB =
  'min-h-11 flex-none border-b-2 border-transparent px-3.5 font-semibold text-quiet -outline-offset-3 transition-colors duration-quick hover:text-ink data-active:border-primary data-active:text-ink'
const SEGMENT_TAB = `${SEGMENT} flex-1 data-active:bg-surface data-active:text-ink data-active:shadow-1`

/** Parts of one thing, one of them in sight. Arrow keys move; the panel follows. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const segments = props.look === 'segments'
  const state =
    props.value === undefined
      ? { defaultValue: props.defaultValue ?? props.tabs[0]?.value ?? null }
      : { value: props.value }
  const choose = (value: unknown) => {
    const tab = props.tabs.find((one) => one.value === value)
    if (tab) props.onValueChange?.(tab.value)
  }
  return (
    <Base.Root {...state} onValueChange={choose} className={classes('grid gap-4', props.className)}>
      <Base.List
        activateOnFocus
        aria-label={props.label}
        className={segments ? classes(SEGMENT_TRACK, 'flex') : LINE_LIST}
      >
        {props.tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={segments ? SEGMENT_TAB : LINE_TAB}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {props.tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="min-w-0 rounded-small">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
