import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadSheet, SheetLoading } from './sheet-loading.tsx'

export { onlyForAnother as shouldRevalidate } from './sheet-loading.tsx'

export const loader = ({ params: { quizId = '' } }: LoaderFunctionArgs) =>
  loadSheet('sheet', quizId)

const SharedSheetPage = () => <SheetLoading {...useLoaderData<typeof loader>()} />

export { SharedSheetPage as Component }
