/** Hands a file to the browser to be saved under a name. */
export function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}

export const csvFile = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' })
