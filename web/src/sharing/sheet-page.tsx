import { lazy, type ReactNode, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { findOwnQuiz } from './own-quiz.ts'
import { type LoadedSheet, loadSheet, onlyForAnother, SheetLoading } from './sheet-loading.tsx'

/** A phone that has scanned the code of a question sees its camera, and nothing of the sheet. */
const PhotoView = lazy(async () => ({
  default: (await import('#quiz/photo/photo.view.tsx')).PhotoView,
}))

type Drawn = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'>
type Loaded = LoadedSheet | null

const idIn = ({ params: { quizId = '' } }: LoaderFunctionArgs) => quizId

const Sheet = ({ loaded }: { readonly loaded: Loaded }): ReactNode =>
  loaded && <SheetLoading {...loaded} />

const SheetPage = () => <Sheet loaded={useLoaderData<Loaded>()} />

/** A shared worksheet or, with `?photo=`, what a phone shows that photographs somebody's working. */
function SharedPage() {
  const loaded = useLoaderData<Loaded>()
  const token = useSearchParams()[0].get('photo')
  if (token === null) return <Sheet loaded={loaded} />
  return (
    <Suspense>
      <PhotoView token={token} />
    </Suspense>
  )
}

const isPhoto = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.has('photo')

/** The three pages on which a visitor answers a worksheet: they share all but how they begin. */
export const sheetPages = {
  shared: {
    loader: (asked: LoaderFunctionArgs): Loaded =>
      isPhoto(asked) ? null : loadSheet('sheet', idIn(asked)),
    Component: SharedPage,
    shouldRevalidate: onlyForAnother,
  },
  demo: {
    loader: (asked: LoaderFunctionArgs): Loaded => loadSheet('demo', idIn(asked)),
    Component: SheetPage,
    shouldRevalidate: onlyForAnother,
  },
  chat: {
    loader: async (asked: LoaderFunctionArgs): Promise<Loaded> => {
      await findOwnQuiz(idIn(asked))
      return loadSheet('sheet', idIn(asked))
    },
    Component: SheetPage,
    shouldRevalidate: onlyForAnother,
  },
} as const satisfies Readonly<Record<string, Drawn>>
