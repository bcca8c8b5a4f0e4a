import { caseTable, dayOf } from '../support/case-table.js'
import { haveSession } from '../support/sign-in.js'
import { expect, test } from '../support/test.js'

test('of ten thousand cases the last page is a click away, and all of them are sorted', async ({ page }) => {
  await haveSession(page, 'bigbook')
  // There is no such page, so the last one is shown
  await page.goto('/new-business/pending?page=4711')
  const table = caseTable(page)
  const lastPage = page.getByRole('button', { name: 'Page 1,000', exact: true })
  const wholeBook = page.getByRole('main').getByText('Showing 9,991 - 10,000 of 10,000')
  await expect(wholeBook).toBeVisible({ timeout: 40_000 })
  await expect(lastPage).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(page.getByRole('main').getByText('Showing 1 - 10 of 10,000')).toBeVisible()
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page).toHaveURL(/\?page=1000$/)
  await expect(lastPage).toHaveAttribute('aria-current', 'page')
  await expect(table.rows).toHaveCount(10)
  expect((await table.column('Row number')).at(-1)).toBe('10000')

  const sortDown = async (name: string) => {
    await table.sortBy(name)
    await expect(table.header(name)).toHaveAttribute('aria-sort', 'ascending')
    const up = await table.column(name)
    await table.sortBy(name)
    await expect(table.header(name)).toHaveAttribute('aria-sort', 'descending')
    return { up, down: await table.column(name) }
  }

  const days = await sortDown('Days Pending')
  expect(Number(days.up.at(-1))).toBeLessThan(Number(days.down.at(-1)))
  expect(days.down.map(Number)).toEqual(days.down.map(Number).toSorted((a, b) => b - a))

  const names = (await sortDown('Insured Name')).up.map((name) => name.toLowerCase())
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'accent' })))

  const dates = (await sortDown('Request Date')).down.map((shown) => dayOf(shown.split('\u00A0· ')[0] ?? ''))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the first of ten thousand cases are shown before the last have arrived', async ({ page }) => {
  await haveSession(page, 'bigbook')
  // Holds the end of the list back until the test lets it go
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window)
    const end = new Promise<void>((resolve) => Object.assign(window, { letListEnd: resolve }))
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).includes('/contractsAndRequirements')) return response
      const held = response.body?.pipeThrough(new TransformStream({ flush: () => end }))
      return new Response(held, response)
    }
  })
  await page.goto('/new-business/pending')
  const table = caseTable(page)
  const tools = page.getByRole('group', { name: 'Case table' })
  await expect(table.rows).toHaveCount(10)
  await expect(tools).toContainText('Loading the rest…')
  await expect(page.getByText(/^Showing/)).toHaveCount(0)
  const first = await table.column('Insured Name')

  await page.evaluate(() => Reflect.get(window, 'letListEnd')())
  await expect(tools.getByText('Showing 10,000 Pending Cases')).toBeVisible({ timeout: 40_000 })
  expect(await table.column('Insured Name')).toEqual(first)
})
