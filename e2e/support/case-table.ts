import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The case table as a reader knows it. */
export interface CaseTable {
  readonly grid: Locator
  /** The rows of cases, without the header. */
  readonly rows: Locator
  readonly header: (name: string) => Locator
  /** Chooses a column's header. */
  readonly sortBy: (name: string) => Promise<void>
  /** The texts of a column on this page of ten, from top to bottom; empty cells are empty texts. */
  readonly column: (name: string) => Promise<readonly string[]>
}

export function caseTable(page: Page): CaseTable {
  const grid = page.getByRole('grid')
  const body = grid.getByRole('rowgroup')
  const header = (name: string) => grid.getByRole('columnheader', { name, exact: true })
  return {
    grid,
    rows: body.getByRole('row'),
    header,
    sortBy: (name) => header(name).getByRole('button').click(),
    column: async (name) => {
      await header(name).scrollIntoViewIfNeeded()
      const cells = body.locator(`[aria-colindex="${await header(name).getAttribute('aria-colindex')}"]`)
      await expect(cells).toHaveCount(10)
      await expect(cells.filter({ hasText: /\S/ }).first()).toBeVisible()
      return cells.allInnerTexts()
    },
  }
}

/** MM/DD/YYYY as a number that grows with time. */
export function dayOf(shown: string): number {
  const [month = '', day = '', year = ''] = shown.split('/')
  return Number(`${year}${month}${day}`)
}
