import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ToolPanel } from '../tool-panel.tsx'
import type { ToolProps } from '../tool-props.ts'
import { DrawingPad } from './drawing-pad.tsx'
import { emptyScratch, keepScratch, readScratch, type Scratch } from './scratch-kept.ts'

/** A pause after which what was written is kept, in milliseconds. */
const pauseMs = 400
const longest = 5000

type Mode = 'draw' | 'type'

/** Paper for an attempt: drawn or typed, kept on this device and seen by nobody else. */
export function ScratchPad({ user_id, attempt_id }: ToolProps) {
  const [mode, setMode] = useState<Mode>('draw')
  const [scratch, change] = useScratch(user_id, attempt_id)
  return (
    <ToolPanel title="Scratch pad" wide>
      <SegmentedControl
        label="How to write"
        segments={[
          { value: 'draw', label: 'Draw' },
          { value: 'type', label: 'Type' },
        ]}
        value={mode}
        onValueChange={setMode}
        wide
      />
      {mode === 'draw' ? (
        <DrawingPad
          strokes={scratch.strokes}
          onChange={(strokes) => change({ ...scratch, strokes })}
        />
      ) : (
        <TextArea
          label="Your notes"
          labelHidden
          rows={9}
          maxLength={longest}
          value={scratch.text}
          onValueChange={(text) => change({ ...scratch, text })}
        />
      )}
      <p className="text-quiet text-sm">
        This stays on this device. It is not handed in, and nobody marks it.
      </p>
    </ToolPanel>
  )
}

/** The pad of an attempt, kept soon after each change and when it is put away. */
function useScratch(user_id: string, attempt_id: string) {
  const [scratch, setScratch] = useState<Scratch>(emptyScratch)
  const unkept = useRef<Scratch>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepNow = () => {
    if (unkept.current) void keepScratch(user_id, attempt_id, unkept.current)
    unkept.current = undefined
  }
  const keep = useEffectEvent(keepNow)
  useEffect(() => {
    let isGone = false
    void readScratch(user_id, attempt_id).then((found) => {
      if (!isGone && !unkept.current) setScratch(found)
    })
    const leaving = () => keep()
    window.addEventListener('pagehide', leaving)
    return () => {
      isGone = true
      window.removeEventListener('pagehide', leaving)
      clearTimeout(timer.current)
      keep()
    }
  }, [user_id, attempt_id])
  const change = (next: Scratch) => {
    setScratch(next)
    unkept.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(keepNow, pauseMs)
  }
  return [scratch, change] as const
}
