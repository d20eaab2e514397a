import { type Block, type Inline, readInline, readMathsText } from '@learngrove/maths/text'
import { Fragment, useMemo } from 'react'
import { classes } from '#ui/classes.ts'
import { Tex } from '#ui/tex.tsx'

type MathsTextProps = {
  /**
   * Words with `$…$` or `\(…\)` for mathematics in the line, `$$…$$` or `\[…\]` on a line of its own,
   * **strong**, *emphasis*, `code`, lists, and empty lines between paragraphs. No HTML, no links.
   */
  readonly children: string
  /** Without paragraphs: for a heading, a label, a choice. */
  readonly inline?: boolean
  readonly className?: string
}

export function MathsText({ children: source, inline = false, className }: MathsTextProps) {
  const blocks = useMemo<Block[]>(
    () => (inline ? [{ kind: 'paragraph', parts: readInline(source) }] : readMathsText(source)),
    [source, inline],
  )
  if (inline) {
    return (
      <span className={className}>
        {blocks.map((block) =>
          block.kind === 'paragraph' ? <Parts key="line" parts={block.parts} /> : null,
        )}
      </span>
    )
  }
  return (
    <div className={classes('grid gap-3 [&>*]:min-w-0', className)}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
        <BlockOf key={i} block={block} />
      ))}
    </div>
  )
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'display') return <Tex display>{block.tex}</Tex>
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    )
  }
  const items = block.items.map((parts, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
    <li key={i}>
      <Parts parts={parts} />
    </li>
  ))
  return block.ordered ? (
    <ol start={block.start} className="grid list-decimal gap-1 pl-6">
      {items}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-6">{items}</ul>
  )
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
    <Fragment key={i}>{inlineOf(part)}</Fragment>
  ))
}

function inlineOf(part: Inline) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'break':
      return <br />
    case 'maths':
      return <Tex display={part.display}>{part.tex}</Tex>
    case 'code':
      return <code className="rounded-small bg-hover px-1.5 py-0.5 text-[0.9em]">{part.text}</code>
    case 'strong':
      return (
        <strong className="font-bold">
          <Parts parts={part.parts} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Parts parts={part.parts} />
        </em>
      )
  }
}
