import { pages } from '@learngrove/contract/pages'
import { Rss } from 'lucide-react'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { longDate } from '#public-pages/reading/reading.long-date.ts'
import { Chip } from '#ui/chip.tsx'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { blogText } from '../public-pages.words.ts'
import { postsInOrder } from './post-order.ts'

const feed = '/feed.xml'

/** Every post, the newest first. */
export function PostList() {
  return (
    <div className={PAGE}>
      <Head title={blogText.title} description={branded(blogText.description)}>
        <Lead>{blogText.lead}</Lead>
        <TextLink alone href={feed} className="mt-2">
          <Rss {...ICON} />
          {blogText.feed}
        </TextLink>
      </Head>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
        {postsInOrder.map(({ slug, title, summary, date, tags }) => (
          <li
            key={slug}
            className="relative flex min-w-0 flex-col gap-3 rounded-sheet border border-line bg-surface p-5 shadow-1 hover:border-line-strong md:p-8"
          >
            <time dateTime={date} className="text-quiet text-sm">
              {longDate(date)}
            </time>
            <h2 className="text-xl md:text-2xl">
              <Link
                to={pages.blog({ post: slug })}
                className="rounded-small no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
              >
                {branded(title)}
              </Link>
            </h2>
            <p className="text-quiet">{branded(summary)}</p>
            <ul className="mt-auto flex flex-wrap gap-2 pt-2">
              {tags.map((tag) => (
                <li key={tag}>
                  <Chip>{tag}</Chip>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
