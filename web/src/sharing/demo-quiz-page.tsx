import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadSheet, SheetLoading } from './sheet-loading.tsx'

export { onlyForAnother as shouldRevalidate } from './sheet-loading.tsx'

export const loader = ({ params: { quizId = '' } }: LoaderFunctionArgs) => loadSheet('demo', quizId)

const DemoQuizPage = () => <SheetLoading {...useLoaderData<typeof loader>()} />

export { DemoQuizPage as Component }
