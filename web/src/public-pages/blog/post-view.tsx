import { branded } from '#platform/brand.ts'
import type { PostMeta, Article as Text } from '../articles.ts'
import { publicPaths } from '../public-pages.paths.ts'
import { blogText } from '../public-pages.words.ts'
import { Article } from '../reading/article.tsx'
import { Head, PAGE } from '../reading/head.tsx'
import { longDate } from '../reading/long-date.ts'
import { Neighbours, WayBack } from '../reading/way-back.tsx'
import { postsInOrder } from './post-order.ts'

export function PostView({ slug, meta, html, contents }: Text<PostMeta> & { slug: string }) {
  const at = postsInOrder.findIndex((each) => each.slug === slug)
  const place = (label: string, to: number) => {
    const post = at === -1 ? undefined : postsInOrder[to]
    return post && { label, title: branded(post.title), href: publicPaths.blog(post.slug) }
  }
  return (
    <article className={PAGE}>
      <Head
        title={branded(meta.title)}
        description={branded(meta.summary)}
        above={<WayBack label={blogText.back} href={publicPaths.blog()} />}
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
