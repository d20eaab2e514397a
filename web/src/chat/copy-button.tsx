import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'

/** So long it shows that something was copied, in milliseconds. */
const shownMs = 2_000

type CopyButtonProps = {
  /** What is copied, as it stands at the press. */
  readonly read: () => string
  readonly className?: string
}

/** Copies a text as it was written, with its formulas as LaTeX. */
export function CopyButton({ read, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(read())
    setCopied(true)
    setTimeout(() => setCopied(false), shownMs)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button
      kind="plain"
      iconOnly
      icon={<Icon {...ICON} />}
      onClick={() => void copy().catch(() => {})}
      {...(className !== undefined && { className })}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  )
}
