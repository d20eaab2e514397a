import '#ui/theme/diagram.css'
import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Article } from '#public-pages/reading/reading.article.tsx'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { Neighbours, WayBack } from '#public-pages/reading/reading.way-back.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type NoteMeta, notes, type Article as Text } from '../articles.ts'
import { notesText, PLATFORM_ONLY } from '../public-pages.words.ts'
import { inOrder } from './find-notes.ts'
import { TryList } from './try-list.tsx'

const all = inOrder(notes.list)

/** One note, with its neighbours and the way to practice. */
export function NoteView({ slug, meta, html, contents, tries }: Text<NoteMeta> & { slug: string }) {
  const at = all.findIndex((each) => each.slug === slug)
  const place = (label: string, to: number) => {
    const note = at === -1 ? undefined : all[to]
    return note && { label, title: note.title, href: pages.notes({ note: note.slug }) }
  }
  return (
    <article className={PAGE}>
      <Head
        title={meta.title}
        description={branded(meta.summary)}
        above={<WayBack label={notesText.back} href={pages.notes()} />}
      >
        <Lead>{branded(meta.summary)}</Lead>
        <p className="mt-3 flex flex-wrap gap-2">
          <Badge>{meta.strand}</Badge>
          <Badge>{meta.level}</Badge>
        </p>
      </Head>
      <Article html={html} contents={contents}>
        <TryList key={slug} name={slug} tries={tries} />
        <aside
          aria-labelledby="now-you"
          className="mt-12 max-w-[44rem] rounded-sheet bg-mint px-5 py-6 text-ink md:px-8 md:py-7 print:hidden"
        >
          <h2 id="now-you" className="text-xl">
            {notesText.practise_title}
          </h2>
          <p className="mt-2">{notesText.practise}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Button className={PLATFORM_ONLY} render={<Link to={pages.signupLite()} />}>
              {notesText.practise_go}
            </Button>
            <Button kind="line" render={<Link to={pages.papers()} />}>
              {notesText.papers_go}
            </Button>
          </p>
        </aside>
        <Neighbours
          before={place(notesText.previous, at - 1)}
          after={place(notesText.next, at + 1)}
        />
      </Article>
    </article>
  )
}
