import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadSheet, SheetLoading } from './sheet-loading.tsx'

export { onlyForAnother as shouldRevalidate } from './sheet-loading.tsx'

/** A phone that has scanned the code of a question sees its camera, and nothing of the sheet. */
const PhotoView = lazy(async () => ({
  default: (await import('#quiz/photo/photo.view.tsx')).PhotoView,
}))

export const loader = ({ params: { quizId = '' }, request }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get('photo')
  return token ? { token } : loadSheet('sheet', quizId)
}

function SharedSheetPage() {
  const data = useLoaderData<typeof loader>()
  if (!('token' in data)) return <SheetLoading {...data} />
  return (
    <Suspense>
      <PhotoView token={data.token} />
    </Suspense>
  )
}

export { SharedSheetPage as Component }
