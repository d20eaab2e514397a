import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { posts } from '../articles.ts'
import { PostList } from './post-list.tsx'
import { PostView } from './post-view.tsx'

/** `?post=slug` is one post; without it the page is the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).searchParams.get('post')
  if (slug === null) return undefined
  const post = await posts.load(slug)
  if (!post) throw new Response('', { status: 404 })
  return { slug, ...post }
}

function BlogPage() {
  const post = useLoaderData<typeof loader>()
  return post ? <PostView {...post} /> : <PostList />
}

export { BlogPage as Component }
