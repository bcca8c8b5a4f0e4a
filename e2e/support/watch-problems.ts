import type { Page } from '@playwright/test'

/** Collects what users never see but must not happen: console errors, crashes, breaches of the content policy. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}
