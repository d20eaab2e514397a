import type { Page } from '@playwright/test'

/** What the specification lets the browser hold. */
export const persistentKeys = ['studentSelectedCourse', 'cart', 'user', 'email', 'activation_code']
export const sessionKeys = ['chat:currentSession', 'chat:currentThread', 'surveyCompletionStatus']

/** The names of all that the browser holds for this page, in order. */
export const heldKeys = (page: Page) =>
  page.evaluate(() => ({
    persistent: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
  }))

/** Puts something under every name that is not there yet. */
export const fillKeys = (page: Page) =>
  page.evaluate(
    ([persistent, session]) => {
      for (const key of persistent ?? []) localStorage[key] ??= 'something'
      for (const key of session ?? []) sessionStorage[key] ??= 'something'
    },
    [persistentKeys, sessionKeys],
  )
