/** The addresses of this area's pages: links are made from these, never written out. */
export const authPaths = {
  login: () => '/login',
}
