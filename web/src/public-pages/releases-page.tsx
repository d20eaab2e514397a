import { useLoaderData } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { longDate } from '#public-pages/reading/reading.long-date.ts'
import { ArticleBody } from './article-body.tsx'
import { releases } from './articles.ts'
import { releasesText } from './public-pages.words.ts'

/** Every release with its text, the newest first. */
export async function loader() {
  const texts = await Promise.all(
    releases.list.map(async ({ slug, ...meta }) => ({
      slug,
      meta,
      html: (await releases.load(slug))?.html ?? '',
    })),
  )
  return texts.toSorted(
    (one, other) =>
      other.meta.date.localeCompare(one.meta.date) || other.slug.localeCompare(one.slug),
  )
}

/** On a page of several texts their headings stand one rank lower, and without ids that could meet. */
const lowered = (html: string) =>
  html.replaceAll(/<h2(?: id="[^"]*")?>/g, '<h3>').replaceAll('</h2>', '</h3>')

function ReleasesPage() {
  const texts = useLoaderData<typeof loader>()
  return (
    <div className={PAGE}>
      <Head title={releasesText.title} description={branded(releasesText.description)}>
        <Lead>{releasesText.lead}</Lead>
      </Head>
      <div className="mt-8 grid gap-12">
        {texts.map(({ slug, meta, html }) => (
          <article
            key={slug}
            aria-labelledby={slug}
            className="grid gap-x-10 gap-y-3 border-line border-t pt-8 lg:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <time dateTime={meta.date} className="text-quiet lg:pt-2">
              {longDate(meta.date)}
            </time>
            <div className="min-w-0">
              <h2 id={slug} className="mb-4 text-2xl">
                {branded(meta.title)}
              </h2>
              <ArticleBody html={lowered(html)} />
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}

export { ReleasesPage as Component }
