import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { notes } from '../articles.ts'
import { NoteList } from './note-list.tsx'
import { NoteView } from './note-view.tsx'

/** `?note=slug` is one note; without it the page is the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).searchParams.get('note')
  if (slug === null) return undefined
  const note = await notes.load(slug)
  if (!note) throw new Response('', { status: 404 })
  return { slug, ...note }
}

/** What is typed into the search changes the address, and not the note. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('note') !== nextUrl.searchParams.get('note')

function NotesPage() {
  const note = useLoaderData<typeof loader>()
  return note ? <NoteView {...note} /> : <NoteList />
}

export { NotesPage as Component }
