import { Check } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { authPaths } from '#auth/auth.paths.ts'
import { branded } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { texts } from './articles.ts'
import { IntroBand } from './intro-band.tsx'
import { liteText } from './intro-pages.words.ts'
import { Article } from './reading/article.tsx'
import { PAGE } from './reading/head.tsx'

export async function loader() {
  const article = await texts.load('aiacademy-lite')
  if (!article) throw new Response('', { status: 404 })
  return article
}

/** What the free tier is, and the way in. */
function LitePage() {
  const { meta, html, contents } = useLoaderData<typeof loader>()
  return (
    <div className={PAGE}>
      <IntroBand
        title={branded(meta.title)}
        description={branded(meta.description)}
        lead={liteText.lead}
        picture={
          <div aria-hidden className="flex items-end justify-center max-md:order-first">
            <Plant stage="sprout" size={104} className="size-20 md:size-26" />
            <Plant stage="bloom" flower="coral" size={160} className="size-28 md:size-40" />
            <Plant stage="bud" flower="lilac" size={120} className="size-22 md:size-30" />
          </div>
        }
        actions={
          <>
            <Button size="large" render={<Link to={authPaths.signup_lite()} />}>
              {liteText.start}
            </Button>
            <Button size="large" kind="line" render={<Link to={authPaths.signup()} />}>
              {liteText.parent}
            </Button>
          </>
        }
      />
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
        {liteText.facts.map((fact) => (
          <li key={fact} className="flex items-center gap-2 font-semibold">
            <Check {...ICON} className="text-primary" />
            {fact}
          </li>
        ))}
      </ul>
      <Article html={html} contents={contents} />
    </div>
  )
}

export { LitePage as Component }
