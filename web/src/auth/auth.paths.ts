/** The addresses of this area's pages: links are made from these, never written out. */
export const authPaths = {
  /** The door; `to` is one of our own addresses, to which signing in leads back. */
  login: (to?: string) => withQuery('/login', 'to', to),
  /** The second step, for accounts that have one. What it is asked for with is not in the address. */
  second_factor: (to?: string) => withQuery('/login/second-factor', 'to', to),
  token: (token: string) => `/login/validation/${token}`,
  magic_link: () => '/magic-link',
  magic_link_sent: () => '/magic-link/confirmation',
  magic_link_token: (token: string) => `/magic-link/validation/${token}`,
  signup: () => '/aiacademy/signup',
  signup_lite: () => '/aiacademy/aiacademy-lite-signup',
  onboarding: (to?: string) => withQuery('/aiacademy/onboarding', 'to', to),
  /** The end of onboarding, where the free plan begins. */
  ready: () => withQuery('/aiacademy/onboarding', 'step', 'ready'),
  forgot_password: () => '/aiacademy/forget-password',
  reset_password: () => '/aiacademy/reset-password',
}

const withQuery = (path: string, name: string, value?: string) =>
  value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`
