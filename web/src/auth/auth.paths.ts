/** The addresses of this area's pages: links are made from these, never written out. */
export const authPaths = {
  login: () => '/login',
  token: (token: string) => `/login/validation/${token}`,
  magic_link: () => '/magic-link',
  magic_link_sent: () => '/magic-link/confirmation',
  magic_link_token: (token: string) => `/magic-link/validation/${token}`,
  signup: () => '/aiacademy/signup',
  signup_lite: () => '/aiacademy/aiacademy-lite-signup',
  onboarding: () => '/aiacademy/onboarding',
  forgot_password: () => '/aiacademy/forget-password',
  reset_password: () => '/aiacademy/reset-password',
}
