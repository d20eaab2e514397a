/** The addresses of the pages that anybody may open, as the specification writes them. */
export const publicPaths = {
  coming_soon: () => '/coming-soon',
  welcome: () => '/welcome',
  /** The front page as a head teacher reads it. */
  for_schools: () => '/welcome?for=schools',
  /** The form on it. */
  school_talk: () => '/welcome?for=schools#talk',
  companion: () => '/companion-intro',
  courses: () => '/Best_AI_Coach',
  support: () => '/support',
  terms: () => '/terms-condition',
  privacy: () => '/privacy-policy',
  blog: (slug?: string) => withQuery('/blogs', 'post', slug),
  releases: () => '/release-notes',
  notes: (slug?: string) => withQuery('/math-notes', 'note', slug),
  papers: (name?: string) => withQuery('/exam-practices', 'paper', name),
  lite: () => '/aiacademy-lite',
  redirector: () => '/redirector',
} as const

const withQuery = (path: string, name: string, value?: string) =>
  value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`
