import { Send } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Contents } from '#public-pages/reading/reading.contents.tsx'
import { Head, PAGE } from '#public-pages/reading/reading.head.tsx'
import { SchoolNote } from '#public-pages/reading/reading.school-note.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { ArticleBody } from '../article-body.tsx'
import { texts } from '../articles.ts'
import { ContactForm } from './contact-form.tsx'
import { foldQuestions } from './fold-questions.ts'
import { supportText } from './support.words.ts'

export async function loader() {
  const article = await texts.load('support')
  if (!article) throw new Response('', { status: 404 })
  return article
}

/** The questions that are asked most, folded, and a letter to us for all others. */
function SupportPage() {
  const { meta, html, contents } = useLoaderData<typeof loader>()
  return (
    <div className={PAGE}>
      <Head title={branded(meta.title)} description={branded(meta.description)}>
        <SchoolNote />
      </Head>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-14">
        <article className="min-w-0">
          <div className="mb-8 grid gap-3 lg:hidden">
            <Button kind="soft" icon={<Send {...ICON} />} render={<Link to="#contact" />}>
              {supportText.title}
            </Button>
            <Contents contents={contents} />
          </div>
          <ArticleBody html={foldQuestions(html)} />
        </article>
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <ContactForm />
        </div>
      </div>
    </div>
  )
}

export { SupportPage as Component }
