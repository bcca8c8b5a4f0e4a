import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The case table as a user knows it. */
export interface CaseTable {
  readonly grid: Locator
  /** The rows of cases, without the header. */
  readonly rows: Locator
  readonly header: (name: string) => Locator
  /** Chooses a column's header. */
  readonly sortBy: (name: string) => Promise<void>
  /** The texts of a column on this page of ten, from top to bottom; empty cells are empty texts. */
  readonly column: (name: string) => Promise<readonly string[]>
  /** The button of a column's first cut text; its name is the whole text. */
  readonly cutText: (name: string) => Promise<Locator>
  /** Points at a column's first cut text and clicks. */
  readonly openCutText: (name: string) => Promise<void>
}

export function caseTable(page: Page): CaseTable {
  const grid = page.getByRole('grid')
  // The name of a locked column's header ends with the name of its lock
  const header = (name: string) =>
    grid
      .getByRole('columnheader', { name, exact: true })
      .or(grid.getByRole('columnheader', { name: `${name} Locked`, exact: true }))
  // A row that is half locked owns its other half from elsewhere, so its cells are found by their column.
  const cells = async (name: string) => {
    await header(name).scrollIntoViewIfNeeded()
    const place = await header(name).getAttribute('aria-colindex')
    const all = page.locator(`:is([role="gridcell"], [role="rowheader"])[aria-colindex="${place}"]`)
    await expect(all).toHaveCount(10)
    await expect(all.filter({ hasText: /\S/ }).first()).toBeVisible()
    return all
  }
  return {
    grid,
    rows: grid.getByRole('rowgroup').getByRole('row'),
    header,
    sortBy: (name) => header(name).getByRole('button').click(),
    column: async (name) => (await cells(name)).allInnerTexts(),
    cutText: async (name) => (await cells(name)).getByRole('button').first(),
    openCutText: async (name) =>
      (await cells(name))
        .filter({ has: page.getByRole('button') })
        .first()
        .click(),
  }
}

/** Shows the filters of a list, if they are not. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filter Cases/ })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

/** MM/DD/YYYY as a number that grows with time. */
export function dayOf(shown: string): number {
  const [month = '', day = '', year = ''] = shown.split('/')
  return Number(`${year}${month}${day}`)
}
