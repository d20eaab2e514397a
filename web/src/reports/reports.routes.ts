import type { SitePage } from '#platform/site-page.ts'

export const reportsRoutes: SitePage[] = []
