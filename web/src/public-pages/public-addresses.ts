import { authPaths } from '#auth/auth.paths.ts'
import { publicPaths } from './public-pages.paths.ts'

/** The addresses that are rendered ahead, articles included. */
export const publicAddresses = (): readonly string[] => [
  authPaths.login(),
  publicPaths.companion(),
  publicPaths.lite(),
  publicPaths.support(),
  publicPaths.terms(),
  publicPaths.privacy(),
]
