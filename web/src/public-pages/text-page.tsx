import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { branded, titled } from '#platform/brand.ts'
import { ArticleBody } from './article-body.tsx'
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
  const title = branded(meta.title)
  return (
    <article className="mx-auto w-full max-w-300 px-4 pt-8 md:px-8 md:pt-14">
      <title>{titled(title)}</title>
      <meta name="description" content={branded(meta.description)} />
      <h1 className="max-w-3xl font-heavy text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 text-quiet">
        {publicText.updated} <time dateTime={meta.updated}>{meta.updated}</time>
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_16rem]">
        <ArticleBody html={html} />
        <nav aria-label={publicText.contents} className="max-lg:hidden">
          <div className="sticky top-24">
            <h2 className="font-bold text-base">{publicText.contents}</h2>
            <ul className="mt-2 grid gap-1">
              {contents.map((each) => (
                <li key={each.id}>
                  <a href={`#${each.id}`} className="text-quiet hover:underline">
                    {branded(each.title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </article>
  )
}

export { TextPage as Component }
