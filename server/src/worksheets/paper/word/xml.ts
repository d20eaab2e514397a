export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** An element of XML around XML. */
export const tag = (name: string, inside: string): string => `<${name}>${inside}</${name}>`
