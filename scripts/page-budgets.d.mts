export type PageBudget = {
  /** The files for whose sake scripts are fetched when the page is opened. */
  readonly sources: readonly string[]
  readonly kb: number
  /** Packages that must not come with it. */
  readonly without: readonly string[]
}

type PageName = 'sign-in' | "a student's home" | 'map' | 'lesson' | 'quiz' | 'chat' | 'welcome'

export const pageBudgets: Readonly<Record<PageName, PageBudget>>
