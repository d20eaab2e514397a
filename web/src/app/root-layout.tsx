import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { tabShelf } from '#platform/shelf.ts'

/** Under this name the router hands its places on to the next load of the page. */
const places = 'react-router-scroll-positions'

/** The first page of every load has the same key, and must not be scrolled as another one was. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What stands around every page. */
function RootLayout() {
  // The router has read them by now; what the browser holds is the specification's to name.
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
