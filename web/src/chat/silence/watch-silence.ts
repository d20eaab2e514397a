/** What tells that somebody is there. */
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const

/** Acts once, when nothing was done on a page in view for so many milliseconds. Returns how to stop watching. */
export function watchSilence(act: () => void, ms: number, page: EventTarget = window): () => void {
  let last = Date.now()
  let timer = setTimeout(look, ms)
  const stir = () => {
    last = Date.now()
  }
  function look() {
    const left = isHidden() ? ms : last + ms - Date.now()
    if (left > 0) timer = setTimeout(look, left)
    else act()
  }
  for (const sign of signs) page.addEventListener(sign, stir, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const sign of signs) page.removeEventListener(sign, stir)
  }
}

/** Who looks at another page is not silent here. */
const isHidden = () => globalThis.document?.visibilityState === 'hidden'
