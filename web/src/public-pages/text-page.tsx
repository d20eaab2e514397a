import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Article } from '#public-pages/reading/reading.article.tsx'
import { Head, PAGE } from '#public-pages/reading/reading.head.tsx'
import { longDate } from '#public-pages/reading/reading.long-date.ts'
import { SchoolNote } from '#public-pages/reading/reading.school-note.tsx'
import { texts } from './articles.ts'
import { publicText } from './public-pages.words.ts'

/** `/terms-condition` is the text `terms-condition`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const name = new URL(request.url).pathname.split('/').pop() ?? ''
  const article = await texts.load(name)
  if (!article) throw new Response('', { status: 404 })
  return article
}

function TextPage() {
  const { meta, html, contents } = useLoaderData<typeof loader>()
  return (
    <article className={PAGE}>
      <Head title={branded(meta.title)} description={branded(meta.description)}>
        <p className="mt-3 text-quiet">
          {publicText.updated} <time dateTime={meta.updated}>{longDate(meta.updated)}</time>
        </p>
        <SchoolNote />
      </Head>
      <Article html={html} contents={contents} />
    </article>
  )
}

export { TextPage as Component }
