import type { ReactNode } from 'react'
import { ArticleBody } from '#public-pages/article-body.tsx'
import type { Article as Text } from '#public-pages/articles.ts'
import { Contents } from './reading.contents.tsx'

type ArticleProps = Pick<Text, 'html' | 'contents'> & { readonly children?: ReactNode }

/** A text with its table of contents, and what comes after it. */
export function Article({ html, contents, children }: ArticleProps) {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-10">
      <div className="lg:order-last">
        <Contents contents={contents} />
      </div>
      <div className="min-w-0">
        <ArticleBody html={html} />
        {children}
      </div>
    </div>
  )
}
