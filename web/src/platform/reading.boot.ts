/**
 * Shows pages as whoever is signed in likes to read. It runs before the first paint and asks nobody, so that
 * nothing flashes: what they have chosen is kept with their name in the browser. Signed out, pages follow the
 * device. Not a module: the browser runs it while it reads the head (`tools/boot-plugin.ts`).
 */
{
  const root = document.documentElement
  const papers = { light: '#fbfaf5', dark: '#0f1713' }

  const chosen = (): Record<string, unknown> => {
    try {
      return JSON.parse(localStorage.getItem('user') ?? '{}')?.reading ?? {}
    } catch {
      return {}
    }
  }

  const mark = (name: string, value: unknown, usual: string) => {
    if (typeof value === 'string' && value !== usual) root.dataset[name] = value
    else delete root.dataset[name]
  }

  const show = () => {
    const { font, text_size, scheme, motion } = chosen()
    mark('readerFont', font, 'figtree')
    mark('textSize', text_size, 'medium')
    mark('scheme', scheme, 'system')
    mark('motion', motion, 'system')
    // What the browser draws around the page goes with it.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const day = meta.media.includes('dark') ? papers.dark : papers.light
      meta.content = scheme === 'light' || scheme === 'dark' ? papers[scheme] : day
    }
  }

  show()
  // Said by the application when the stored user changes, and by the browser when another tab has changed it.
  addEventListener('reading', show)
  addEventListener('storage', show)
}
