import { useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'
import { useKatex } from '#ui/maths/use-katex.ts'
import { useOverflow } from '#ui/use-overflow.ts'

type TexProps = {
  /** The LaTeX, without dollars. */
  readonly children: string
  /** On a line of its own, larger; wider than the screen, it scrolls by itself. */
  readonly display?: boolean
  readonly className?: string
}

/** A formula. Until KaTeX is there, and for LaTeX that it cannot read, the formula stands as plain text. */
export function Tex({ children: tex, display = false, className }: TexProps) {
  const katex = useKatex()
  const target = useRef<HTMLSpanElement>(null)
  const [unreadable, setUnreadable] = useState<string>()
  useOverflow(target)
  useLayoutEffect(() => {
    if (katex === undefined || target.current === null) return
    try {
      katex.drawTex(tex, target.current, display)
    } catch {
      setUnreadable(tex)
    }
  }, [katex, tex, display])
  const look = classes(
    display && 'block max-w-full overflow-x-auto overflow-y-hidden py-1',
    className,
  )
  return katex === undefined || unreadable === tex ? (
    <span className={classes(look, 'plain-tex')}>{texToPlain(tex)}</span>
  ) : (
    <span key="drawn" ref={target} className={look} />
  )
}
