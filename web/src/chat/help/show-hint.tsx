import { Lightbulb } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { offlineWords } from './help.words.ts'
import type { NextHint } from './use-show-hint.ts'

/** Opens the next rung; without a network it says when that can be. */
export const ShowHint = ({ isBusy, isOffline, onShow }: NextHint) =>
  isOffline ? (
    <p className="text-quiet text-sm">{offlineWords}</p>
  ) : (
    <Button kind="soft" wide icon={<Lightbulb {...ICON} />} busy={isBusy} onClick={onShow}>
      Show this hint
    </Button>
  )
