import 'katex/contrib/copy-tex'
import 'katex/dist/katex.min.css'
import { memo } from 'react'
import Markdown, { type Options } from 'react-markdown'
import rehypeKatex from 'rehype-katex'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { answerBlocks } from './answer-blocks.ts'
import { isQuoted } from './answer-text.quoted.ts'
import { markdownParts } from './markdown-parts.tsx'

/** Larger than any formula of a lesson; smaller than what would freeze a page. */
const maxSizeEm = 40
const maxExpansions = 400

const katex = {
  trust: false,
  strict: false,
  maxSize: maxSizeEm,
  maxExpand: maxExpansions,
  errorColor: 'currentColor',
} as const

const remarkPlugins: Options['remarkPlugins'] = [[remarkGfm, { singleTilde: false }], remarkMath]
const rehypePlugins: Options['rehypePlugins'] = [[rehypeKatex, katex]]

type AnswerMarkdownProps = {
  readonly text: string
  readonly growing: boolean
  readonly quote: string
}

/** Draws an answer: no HTML of its own, no pictures, and only links that lead somewhere safe. */
export const AnswerMarkdown = memo(function AnswerMarkdown(props: AnswerMarkdownProps) {
  const { text, growing, quote } = props
  return answerBlocks(text, growing).map((block, index) =>
    quote !== '' && isQuoted(block, quote) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
      <div key={index} className="-mx-2.5 rounded-control bg-butter px-2.5 py-1.5">
        <span className="sr-only">Pip quoted from here:</span>
        <Block text={block} />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
      <Block key={index} text={block} />
    ),
  )
})

/** Drawn anew only when its own text has changed: of a growing answer that is the last. */
const Block = memo(function Block({ text }: { readonly text: string }) {
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      components={markdownParts}
    >
      {text}
    </Markdown>
  )
})
