import { expect, test } from '../support/test.js'
import { watchProblems } from '../support/watch-problems.js'

test('a current browser opens the portal, and its policy lets the check of the browser run', async ({ page }) => {
  const problems = watchProblems(page)
  const policy = (await page.goto('/login'))?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src [^;]*'sha256-/)
  expect(policy).not.toContain('unsafe-inline')
  await expect(page.getByLabel('User ID')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Browser' })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a browser that cannot run the portal is told why, on a page that needs no script', async ({
  browser,
  baseURL,
}) => {
  const firefox44 = 'Mozilla/5.0 (X11; Linux x86_64; rv:44.0) Gecko/20100101 Firefox/44.0'
  const old = await browser.newPage({ baseURL, userAgent: firefox44 })
  await old.goto('/login')
  await expect(old).toHaveURL(/\/unsupported\.html$/)
  await old.close()

  const lacking = await browser.newPage({ baseURL })
  await lacking.addInitScript('delete Array.prototype.toSorted')
  await lacking.goto('/dashboard')
  await expect(lacking).toHaveURL(/\/unsupported\.html$/)
  // At twice the text size every line keeps its height
  const cut = await lacking.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    for (const [element, size] of all.map((each) => [each, parseFloat(getComputedStyle(each).fontSize)] as const))
      element.style.fontSize = `${size * 2}px`
    return all
      .filter((each) => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0)
      .map((each) => each.outerHTML)
  })
  expect(cut).toEqual([])
  await lacking.close()

  const withoutScripts = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await withoutScripts.goto('/unsupported.html')
  await expect(withoutScripts.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(withoutScripts.getByRole('link', { name: 'Get Firefox' })).toBeVisible()
  await expect(withoutScripts.getByRole('list')).toHaveCSS('list-style-type', 'none')
  await withoutScripts.goto('/storage-blocked.html')
  await expect(withoutScripts.getByRole('main')).toContainText('allow this site to save data on your device')
  await expect(withoutScripts.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/')
  await withoutScripts.close()
})
