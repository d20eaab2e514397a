import { pages } from '@learngrove/contract/pages'
import { branded } from '#platform/brand.ts'
import { Article } from '#public-pages/reading/reading.article.tsx'
import { Head, PAGE } from '#public-pages/reading/reading.head.tsx'
import { longDate } from '#public-pages/reading/reading.long-date.ts'
import { Neighbours, WayBack } from '#public-pages/reading/reading.way-back.tsx'
import type { PostMeta, Article as Text } from '../articles.ts'
import { blogText } from '../public-pages.words.ts'
import { postsInOrder } from './post-order.ts'

export function PostView({ slug, meta, html, contents }: Text<PostMeta> & { slug: string }) {
  const at = postsInOrder.findIndex((each) => each.slug === slug)
  const place = (label: string, to: number) => {
    const post = at === -1 ? undefined : postsInOrder[to]
    return post && { label, title: branded(post.title), href: pages.blog({ post: post.slug }) }
  }
  return (
    <article className={PAGE}>
      <Head
        title={branded(meta.title)}
        description={branded(meta.summary)}
        above={<WayBack label={blogText.back} href={pages.blog()} />}
      >
        <p className="mt-3 text-quiet">
          {branded(blogText.by(meta.author))}
          {' · '}
          <time dateTime={meta.date}>{longDate(meta.date)}</time>
        </p>
      </Head>
      <Article html={html} contents={contents}>
        <Neighbours before={place(blogText.newer, at - 1)} after={place(blogText.older, at + 1)} />
      </Article>
    </article>
  )
}
