import type { Page } from '@playwright/test'

/** What the browser keeps of the server's answers under names that have this in them, as text. */
export const keptOf = (page: Page, what: string): Promise<string> =>
  page.evaluate(async (part) => {
    const answered = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => failed(asked.error)
      })
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('learngrove-kept')) return ''
    const db = await answered(indexedDB.open('learngrove-kept'))
    const store = db.transaction('answers').objectStore('answers')
    const keys = await answered(store.getAllKeys())
    const found = keys.filter((key) => String(key).includes(part))
    const values = await Promise.all(found.map((key) => answered(store.get(key))))
    db.close()
    return JSON.stringify(values)
  }, what)
