import { pages } from '@learngrove/contract/pages'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { useAddressText } from '#public-pages/reading/reading.use-address-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { notes } from '../articles.ts'
import { notesText } from '../public-pages.words.ts'
import { findNotes, inOrder, type Note } from './find-notes.ts'

const all = inOrder(notes.list)

/** Every note, strand by strand, and a search that stands in the address. */
export function NoteList() {
  const [text, write] = useAddressText('q')
  const found = findNotes(all, text)
  const strands = [...Map.groupBy(found, ({ strand }) => strand)]
  return (
    <div className={PAGE}>
      <Head title={notesText.title} description={branded(notesText.description)}>
        <Lead>{notesText.lead}</Lead>
      </Head>
      <search className="mt-6 grid max-w-xl">
        <Field
          label={notesText.search}
          hint={notesText.search_hint}
          type="search"
          value={text}
          onValueChange={write}
          before={<Search {...ICON} className="flex-none text-quiet" />}
        />
      </search>
      <p role="status" className="mt-3 text-quiet text-sm">
        {notesText.count(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={notesText.none_title}
          action={<Button onClick={() => write('')}>{notesText.all}</Button>}
        >
          {notesText.none(text.trim())}
        </EmptyState>
      )}
      {strands.map(([strand, list]) => (
        <section key={strand} aria-labelledby={idOf(strand)} className="mt-10">
          <h2 id={idOf(strand)} className="text-xl md:text-2xl">
            {strand}
          </h2>
          <ul className="mt-4 grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
            {list.map((note) => (
              <NoteCard key={note.slug} note={note} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const idOf = (strand: string) => `strand-${strand.toLowerCase().replaceAll(/\W+/g, '-')}`

function NoteCard({ note: { slug, title, summary, level } }: { readonly note: Note }) {
  return (
    <li className="relative grid content-start gap-1.5 rounded-card border border-line bg-surface p-4 shadow-1 hover:border-line-strong md:p-5">
      <h3 className="text-lg">
        <Link
          to={pages.notes({ note: slug })}
          className="rounded-small no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="text-quiet">{branded(summary)}</p>
      <p className="mt-auto pt-1">
        <Badge>{level}</Badge>
      </p>
    </li>
  )
}
