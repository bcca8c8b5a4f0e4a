import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { watchProblems } from './support/watch-problems.js'

const advice = 'For the best experience use the latest version of Chrome, Microsoft Edge, Safari, or Firefox.'

async function expectUnsupported(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/unsupported\.html$/)
  await expect(page.getByText(advice)).toBeVisible()
}

test('a browser of today passes the check, and its policy lets the check run', async ({ page }) => {
  const problems = watchProblems(page)
  const policy = (await page.goto('/login'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src [^;]*'sha256-/)
  expect(policy).not.toContain('unsafe-inline')
  await expect(page.getByLabel('User ID')).toBeVisible()
  await expect(page.getByText(advice)).toHaveCount(0)
  expect(problems).toEqual([])
})

for (const [what, removal] of [
  ['modules', 'delete HTMLScriptElement.prototype.noModule'],
  ['sorting without changing', 'delete Array.prototype.toSorted'],
  ['questions about style sheets', 'delete window.CSS'],
  ['mixed colors', 'CSS.supports = () => false'],
] as const) {
  test(`a browser without ${what} is sent to the page for unsupported browsers`, async ({ page }) => {
    await page.addInitScript(removal)
    await page.goto('/dashboard')
    await expectUnsupported(page)
  })
}

test('a browser that blocks storage says what to allow, instead of an empty page', async ({ page }) => {
  const blocked = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('', 'SecurityError') } })`
  await page.addInitScript(blocked)
  await page.goto('/new-business/pending')
  await expect(page).toHaveURL(/\/storage-blocked\.html$/)
  await expect(page.getByRole('main')).toContainText('allow this site to save data on your device')
  await expect(page.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/')
})

test.describe('Firefox 44', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:44.0) Gecko/20100101 Firefox/44.0' })

  test('is below the first supported version and is sent away too', async ({ page }) => {
    await page.goto('/login')
    await expectUnsupported(page)
  })
})

test.describe('Internet Explorer 11', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' })

  test('is told which browsers serve better', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('note')).toContainText(advice)
    await expect(page.getByLabel('User ID')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page for unsupported browsers is complete and styled', async ({ page }) => {
    await page.goto('/unsupported.html')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Firefox' })).toBeVisible()
    await expect(page.getByRole('list')).toHaveCSS('list-style-type', 'none')
  })
})
