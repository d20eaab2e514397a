import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { tabShelf } from '#platform/shelf.ts'

/** The router's name for the scroll positions that it passes to the next load. */
const places = 'react-router-scroll-positions'

/** The first page of every load has the same key, and must not be scrolled as another one was. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** Frames every page. */
function RootLayout() {
  // The router has read them by now; the specification names what the browser may store.
  useEffect(() => tabShelf.forget(places), [])
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
      >
        Skip to the content
      </a>
      <Outlet />
      <ScrollRestoration getKey={keyOf} />
    </>
  )
}

export { RootLayout as Component }
