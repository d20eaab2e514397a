import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Article } from '#public-pages/reading/reading.article.tsx'
import { PAGE } from '#public-pages/reading/reading.head.tsx'
import { texts } from './articles.ts'
import { IntroBand } from './intro-band.tsx'

/** Loads the text that a page introduces something with. */
export const introOf = (name: string) => async () => {
  const article = await texts.load(name)
  if (!article) throw new Response('', { status: 404 })
  return article
}

type IntroPageProps = {
  readonly lead: string
  readonly picture: ReactNode
  readonly actions: ReactNode
  /** Between the head and the text. */
  readonly children: ReactNode
}

/** A page that introduces something: its band, what shows it at a glance, and the whole text. */
export function IntroPage({ lead, picture, actions, children }: IntroPageProps) {
  const { meta, html, contents } = useLoaderData<ReturnType<typeof introOf>>()
  return (
    <div className={PAGE}>
      <IntroBand
        title={branded(meta.title)}
        description={branded(meta.description)}
        lead={lead}
        picture={picture}
        actions={actions}
      />
      {children}
      <Article html={html} contents={contents} />
    </div>
  )
}
