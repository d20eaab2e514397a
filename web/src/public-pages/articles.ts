/** What every article says of itself. */
export type Meta = { readonly title: string }

export type Article<M extends Meta = Meta> = {
  readonly meta: M
  /** Made from our own Markdown when the site was built. Names of the brand are still `{{brand}}`. */
  readonly html: string
  readonly contents: readonly { readonly id: string; readonly title: string }[]
  /** What a note asks its reader, in the order of its key. */
  readonly tries: readonly NoteTry[]
}

/** A question to try, and its answer as it is printed, both as HTML. */
export type NoteTry = {
  readonly question: string
  readonly answer: string
  /** A keyboard of digits will do. */
  readonly digits: boolean
  /** What few keyboards have. */
  readonly signs: readonly string[]
}

export type NoteMeta = Meta & {
  readonly summary: string
  readonly strand: string
  readonly topic: string
  readonly level: string
  readonly order: number
  readonly keywords: readonly string[]
}

export type PostMeta = Meta & {
  readonly summary: string
  readonly author: string
  readonly date: string
  readonly tags: readonly string[]
}

export type ReleaseMeta = Meta & { readonly date: string }

export type PageMeta = Meta & { readonly description: string; readonly updated: string }

/** `../../content/blog/2026-11-02-mistakes.md` → `2026-11-02-mistakes`. */
const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length)

/** Articles of one kind: what they say of themselves at once, their texts when they are asked for. */
function shelf<M extends Meta>(
  metas: Readonly<Record<string, M>>,
  texts: Readonly<Record<string, () => Promise<unknown>>>,
) {
  const loaders = new Map(Object.entries(texts).map(([path, load]) => [slugOf(path), load]))
  return {
    list: Object.entries(metas).map(([path, meta]) => ({ slug: slugOf(path), ...meta })),
    // Safe: the plugin that reads Markdown makes these modules.
    load: async (slug: string) => (await loaders.get(slug)?.()) as Article<M> | undefined,
  }
}

export const notes = shelf<NoteMeta>(
  import.meta.glob<NoteMeta>('../../../content/articles/maths-notes/*.md', {
    eager: true,
    import: 'meta',
    query: '?meta',
  }),
  import.meta.glob('../../../content/articles/maths-notes/*.md'),
)
export const posts = shelf<PostMeta>(
  import.meta.glob<PostMeta>('../../../content/articles/blog/*.md', {
    eager: true,
    import: 'meta',
    query: '?meta',
  }),
  import.meta.glob('../../../content/articles/blog/*.md'),
)
export const releases = shelf<ReleaseMeta>(
  import.meta.glob<ReleaseMeta>('../../../content/articles/release-notes/*.md', {
    eager: true,
    import: 'meta',
    query: '?meta',
  }),
  import.meta.glob('../../../content/articles/release-notes/*.md'),
)
export const texts = shelf<PageMeta>(
  import.meta.glob<PageMeta>('../../../content/articles/pages/*.md', {
    eager: true,
    import: 'meta',
    query: '?meta',
  }),
  import.meta.glob('../../../content/articles/pages/*.md'),
)
