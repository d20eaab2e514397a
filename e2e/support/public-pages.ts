/** The pages that anybody may open and that are rendered ahead: their address, and what they are called. */
export const publicPages = [
  { path: '/welcome', title: /./ },
  { path: '/welcome?for=schools', title: /For schools/ },
  { path: '/companion-intro', title: /Pip/ },
  { path: '/Best_AI_Coach', title: /[Cc]ourses/ },
  { path: '/support', title: /[Ss]upport/ },
  { path: '/terms-condition', title: /[Tt]erms/ },
  { path: '/privacy-policy', title: /[Pp]rivacy/ },
  { path: '/blogs', title: /Blog/ },
  { path: '/blogs?post=2026-11-21-not-yet', title: /./ },
  { path: '/release-notes', title: /What is new/ },
  { path: '/math-notes', title: /Maths notes/ },
  { path: '/math-notes?note=surds', title: /Surds/ },
  { path: '/exam-practices', title: /Practice papers/ },
  { path: '/demo/guided-demo', title: /A guided tour/ },
  { path: '/aiacademy-lite', title: /Lite/ },
  { path: '/redirector', title: /Share by message/ },
  { path: '/redeem', title: /Redeem a code/ },
  { path: '/login', title: /Sign in/ },
] as const

/** The pages of the door; those that send something come with the living page. */
export const doorPages = [
  '/aiacademy/signup',
  '/aiacademy/signup?who=student',
  '/aiacademy/signup?who=parent',
  '/aiacademy/signup?who=teacher',
  '/aiacademy/aiacademy-lite-signup',
  '/aiacademy/forget-password',
  '/aiacademy/reset-password?token=worn',
  '/magic-link',
  '/magic-link/confirmation',
  '/magic-link/validation/worn',
  '/login/validation/worn',
  '/login?way=text',
] as const

/** The brands that are open, by the part of the host that chooses them; the plain host is the main one. */
export const brands = [
  { key: '', name: 'Learngrove' },
  { key: 'illume', name: 'Illume' },
  { key: 'aiacademy', name: 'AI Academy' },
  { key: 'ingenius', name: 'Ingenius' },
] as const

export const comingSoon = { key: 'lumineelearning', name: 'Lumine eLearning' } as const

const names = [...brands, comingSoon].map(({ name }) => name)

/** The names of other brands that stand in a text. */
export const othersIn = (text: string, own: string): string[] =>
  names.filter((name) => name !== own && text.includes(name))

/** The site as another host of this machine shows it. */
export const atHost = (url: string, host: string): string =>
  host === '' ? url : url.replace('//localhost', `//${host}.localhost`)
