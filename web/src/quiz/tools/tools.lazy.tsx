import { type ComponentType, lazy, Suspense } from 'react'

type Room = typeof import('./room.tsx')

/** Fetched once the question stands; whoever has no network then has the question and no tools. */
const load = (): Promise<Room | undefined> => import('./room.tsx').catch(() => undefined)

type Props<Name extends keyof Room> = Room[Name] extends ComponentType<infer Own> ? Own : never

const Nothing = () => null

const RoomPart = lazy<ComponentType<Props<'ToolsRoom'>>>(async () => ({
  default: (await load())?.ToolsRoom ?? Nothing,
}))
const ListPart = lazy<ComponentType>(async () => ({
  default: (await load())?.ToolsAside ?? Nothing,
}))
const TapPart = lazy<ComponentType<Props<'SurenessTap'>>>(async () => ({
  default: (await load())?.SurenessTap ?? Nothing,
}))
const SaidPart = lazy<ComponentType<Props<'SaidLine'>>>(async () => ({
  default: (await load())?.SaidLine ?? Nothing,
}))

/** The tools of a quiz, the keys and the quiet view: nothing of them is needed for the first paint. */
export const Tools = (props: Props<'ToolsRoom'>) => (
  <Suspense>
    <RoomPart {...props} />
  </Suspense>
)

/** The list of the tools, for the column of help. */
export const ToolsAside = () => (
  <Suspense>
    <ListPart />
  </Suspense>
)

/** Asks how sure somebody is of what they put down. */
export const SurenessTap = (props: Props<'SurenessTap'>) => (
  <Suspense>
    <TapPart {...props} />
  </Suspense>
)

/** Looks back at how sure somebody said they were. */
export const SaidLine = (props: Props<'SaidLine'>) => (
  <Suspense>
    <SaidPart {...props} />
  </Suspense>
)
