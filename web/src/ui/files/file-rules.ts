/** Which files a place takes. */
export type FileRules = {
  /** Kinds by their words and their endings with the dot, small letters: `{ label: 'PDF', endings: ['.pdf'] }`. */
  readonly kinds: readonly { readonly label: string; readonly endings: readonly string[] }[]
  /** The most bytes that one file may have. */
  readonly maxBytes: number
  /** The most files that the place takes at once; one when missing. */
  readonly maxFiles?: number | undefined
}

/** A file that was not taken, and why, in words for the reader. */
export type RefusedFile = { readonly name: string; readonly reason: string }

type NamedFile = { readonly name: string; readonly size: number }

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const
const UNIT_STEP = 1000

/** A size as people read it: 900 bytes, 12 kB, 5.1 MB. Rounded; one decimal under ten. */
export function sizeWords(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= UNIT_STEP - 0.5 && unit < UNITS.length - 1) {
    size /= UNIT_STEP
    unit += 1
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0
  return `${size.toFixed(digits).replace(/\.0$/, '')} ${UNITS[unit]}`
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}

/** What the place takes, in words: "PDF, Word or picture, up to 20 MB each". */
export function rulesWords(rules: FileRules): string {
  const kinds = listWords(rules.kinds.map((kind) => kind.label))
  const most = rules.maxFiles ?? 1
  return `${kinds}, up to ${sizeWords(rules.maxBytes)}${most > 1 ? ` each, ${most} files at most` : ''}`
}

function reasonAgainst(file: NamedFile, rules: FileRules): string | null {
  const name = file.name.toLowerCase()
  if (!rules.kinds.some((kind) => kind.endings.some((ending) => name.endsWith(ending)))) {
    return `Only ${listWords(rules.kinds.map((kind) => kind.label))} can be read here.`
  }
  if (file.size > rules.maxBytes) {
    return `${sizeWords(file.size)}, the limit is ${sizeWords(rules.maxBytes)}. A smaller copy works.`
  }
  return file.size === 0 ? 'This file is empty. Look whether it was saved.' : null
}

/** Parts the files into those that the place takes and those it does not; `held` files are there already. */
export function sortFiles<Item extends NamedFile>(
  files: readonly Item[],
  rules: FileRules,
  held = 0,
): { readonly taken: readonly Item[]; readonly refused: readonly RefusedFile[] } {
  const taken: Item[] = []
  const refused: RefusedFile[] = []
  const most = rules.maxFiles ?? 1
  for (const file of files) {
    const full = held + taken.length >= most
    const tooMany = `Only ${most === 1 ? 'one file fits' : `${most} files fit`} here. Remove one to add this.`
    const reason = reasonAgainst(file, rules) ?? (full ? tooMany : null)
    if (reason === null) taken.push(file)
    else refused.push({ name: file.name, reason })
  }
  return { taken, refused }
}
