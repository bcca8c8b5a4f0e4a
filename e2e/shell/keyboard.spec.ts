import { expect, test } from '../support/test.js'
import type { Page } from '@playwright/test'
import { caseTable } from '../support/case-table.js'
import { escapeFrom } from '../support/escape-from.js'
import { demoPassword, haveSession } from '../support/sign-in.js'
import { tabTo } from '../support/tab-to.js'

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key)
}

test('the whole job is done without a mouse', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('User ID'))
  await page.keyboard.type('rivera')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'View New Business Spreadsheet' }))
  await page.keyboard.press('Enter')
  const table = caseTable(page)
  await expect(table.rows).toHaveCount(10)

  // One Tab enters the table; from its first header on, Enter sorts.
  await tabTo(page, table.grid.locator('[tabindex="0"]'))
  const columnOf = async (name: string) => Number(await table.header(name).getAttribute('aria-colindex'))
  const named = await columnOf('Insured Name')
  await page.keyboard.press('Control+Home')
  await press(page, 'ArrowRight', named - 1)
  await page.keyboard.press('Enter')
  await expect(table.header('Insured Name')).toHaveAttribute('aria-sort', 'ascending')

  // Enter on a cell whose text is cut opens it in full, and Escape leads back to the cell.
  const cut = await table.cutText('Agent / Agency Name')
  const cell = cut.locator('xpath=ancestor::*[@role="gridcell"]')
  const texts = await table.column('Agent / Agency Name')
  await press(page, 'ArrowDown', texts.findIndex((text) => text.endsWith('…')) + 1)
  await press(page, 'ArrowRight', (await columnOf('Agent / Agency Name')) - named)
  await expect(cell).toBeFocused()
  await page.keyboard.press('Enter')
  await escapeFrom(page.getByRole('dialog'))
  await expect(cell).toBeFocused()

  // Enter on the actions of a row goes to the first of them, the arrow to the next one, which expands the row.
  const expand = page.getByRole('button', { name: /^Show all \d+ requirements of/ }).first()
  const row = Number(await expand.locator('xpath=ancestor::*[@aria-rowindex]').getAttribute('aria-rowindex'))
  await page.keyboard.press('Control+Home')
  await press(page, 'ArrowDown', row - 1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(expand).toBeFocused()
  const rows = await table.rows.count()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true')
  expect(await table.rows.count()).toBeGreaterThan(rows + 1)

  await tabTo(page, page.getByRole('button', { name: 'Next page' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)

  const profile = page.getByRole('button', { name: /profile of/i })
  await tabTo(page, profile, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(profile).not.toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('the first Tab of a page offers to skip to its content', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('User ID').fill('rivera')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** The edges of the focused cell that lie under something else or out of the window. */
const hiddenOfFocused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[role="columnheader"], [role="gridcell"], [role="rowheader"]')
    if (!cell) return 'no cell has the focus'
    const { left, right, top, bottom } = cell.getBoundingClientRect()
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const edges = {
      left: [left + 2, middle.y],
      right: [right - 2, middle.y],
      top: [middle.x, top + 2],
      bottom: [middle.x, bottom - 2],
    } as const
    return Object.entries(edges).flatMap(([edge, [x, y]]) =>
      cell.contains(document.elementFromPoint(x, y)) ? [] : [edge],
    )
  })

test('in a window of 853 by 480 px, 1280 by 720 at 150 %, no cell that the keys come to is hidden', async ({
  page,
}) => {
  await haveSession(page, 'okafor')
  await page.setViewportSize({ width: 853, height: 480 })
  await page.goto('/new-business/pending?rows=all')
  const { grid } = caseTable(page)
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await grid.locator('[tabindex="0"]').focus()
  const around = 'Control+End Control+Home ArrowDown PageDown PageDown End PageUp Home ArrowUp Control+End PageUp'
  const upwards = Array<string>(9).fill('ArrowUp')
  for (const key of [...around.split(' '), ...upwards, 'Control+Home', 'End']) {
    await page.keyboard.press(key)
    await expect.poll(() => hiddenOfFocused(page), key).toEqual([])
  }
})

test('a header or a locked cell that takes the focus leaves the rows where they are', async ({ page }) => {
  await haveSession(page, 'okafor')
  await page.goto('/new-business/pending?rows=all')
  const { grid } = caseTable(page)
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('Control+End')
  const scroller = page.locator('[role="presentation"]:has(> * > [role="grid"])')
  const offsets = () => scroller.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }))
  await expect.poll(async () => (await offsets()).scrollLeft).toBeGreaterThan(0)
  const before = await offsets()
  await page.keyboard.press('Home')
  await expect(page.locator(':focus')).toHaveAttribute('aria-colindex', '1')
  expect(await offsets()).toEqual(before)
  await page.keyboard.press('Control+Home')
  await expect(page.locator(':focus')).toHaveRole('columnheader')
  expect(await offsets()).toEqual(before)
})

test('agents are assigned and access is reviewed without a mouse', async ({ page }) => {
  await haveSession(page, 'okafor')
  const grid = page.getByRole('grid')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await page.goto('/manage-access/AG1001/dubois/edit-producers-managed/NBC01')
  await tabTo(page, page.getByRole('searchbox', { name: 'Search agents' }))
  await page.keyboard.type('robert')
  const agent = grid.getByRole('checkbox', { name: 'Robert T. Chen Jr.' })
  await expect(grid.getByRole('checkbox')).toHaveCount(1)
  await tabTo(page, grid.locator('[tabindex="0"]'))
  await page.keyboard.press('ArrowDown')
  await expect(agent).toBeFocused()
  await page.keyboard.press('Space')
  await expect(agent).toBeChecked()
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Agents Managed updated')).toBeVisible()

  await page.goto('/access-review/AG1001')
  const decision = grid.getByRole('group', { name: /^Decision about/ }).first()
  await expect(decision).toBeVisible()
  await tabTo(page, grid.first().locator('[tabindex="0"]'))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const confirm = decision.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirm).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 confirmed, 0 removed', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Save Review' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 confirmed, 0 removed', { exact: true })).toHaveCount(0)
})
