import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectSharedContexts, expectToBeAlive } from './alive.mjs'
import { test } from './messages.mjs'
import { globalSelectors, inOrder, pageSelectors, resetSelectors } from './selectors.mjs'

test('a button works, wears the theme, and a table loads when it is asked for', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Pressed 0 times' })
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--pp-color-accent'),
  )
  await expect(button).toHaveCSS('background-color', accent)
  await button.click()
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  await expectToBeAlive(page)
  await expect(page.getByText('In the colour of the brand')).not.toHaveCSS('color', await colorOf(page, 'body'))
})

test('entries share one instance of every context', async ({ page }) => {
  await page.goto('/#contexts')
  await expectSharedContexts(page)
})

test('nothing but the reset reaches what the package has not drawn', async ({ page }) => {
  await page.goto('/#sample')
  await openLayers(page)
  expect(globalSelectors(await pageSelectors(page))).toEqual(resetSelectors.toSorted(inOrder))
})

test('dressing one element touches nothing outside of it', async ({ page }) => {
  await page.goto('/#element')
  await openLayers(page)
  expect(globalSelectors(await pageSelectors(page))).toEqual([])
})

test('an old page around one element changes nothing in it by bare selectors, and what it wants by classes', async ({
  page,
}) => {
  await page.goto('/#element')
  await expectToBeAlive(page)
  const before = await computedStyles(page)
  expect(before.length).toBeGreaterThan(50)
  await page.addStyleTag({ content: hostStyles })
  expect(await computedStyles(page)).toEqual(before)
  const button = page.getByRole('button', { name: 'Modal' })
  await button.evaluate((element) => element.classList.add('host-button'))
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)')
})

test('one element brings its own reset', async ({ page }) => {
  await page.goto('/#element')
  await expectToBeAlive(page)
  const margins = await page.evaluate(() =>
    [document.querySelector('[data-pp-element]'), document.body].map((parent) => {
      const heading = parent.appendChild(document.createElement('h2'))
      const { marginBlockStart } = getComputedStyle(heading)
      heading.remove()
      return marginBlockStart
    }),
  )
  expect(margins[0]).toBe('0px')
  expect(margins[1]).not.toBe('0px')
})

// A server that doesn't bundle its dependencies, as those of React Router and Astro don't, imports them as they are
test('every entry loads in Node without a bundler', () => {
  const app = join(process.env.CONSUMERS_DIR, 'vite')
  const entries = ['domain', 'ui', 'features'].flatMap((name) => listModules(app, `@producer-portal/${name}`))
  expect(entries.length).toBeGreaterThan(30)
  const script = entries.map((entry) => `await import('${entry}')`).join('\n')
  expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: app })).not.toThrow()
})

/** The addresses under which a package offers modules. */
function listModules(app, name) {
  const folder = join(app, 'node_modules', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    const [before, after] = target.default.split('*')
    const names =
      after === undefined
        ? ['']
        : globSync(target.default, { cwd: folder }).map((file) => file.slice(before.length - 2, -after.length))
    return names.map((found) => `${name}${entry.slice(1).replace('*', found)}`)
  })
}

/** What old pages say of bare elements, and one class. */
const hostStyles = `
  button { text-transform: uppercase; letter-spacing: 3px; border: 4px solid lime; }
  form label, label { color: red; font-weight: 900; }
  div div p, h2 { margin: 40px; }
  input { background: yellow; }
  ul li { list-style: square; padding: 9px; }
  .host-button { background: rgb(1, 2, 3); }
`

/** Every computed style of every element within the theme. */
const computedStyles = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-pp-element] *')].map((element) => {
      const style = getComputedStyle(element)
      return `${element.tagName} ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`
    }),
  )

const colorOf = (page, selector) => page.locator(selector).evaluate((element) => getComputedStyle(element).color)

/** Shows the parts that bring their styles only when they open. */
async function openLayers(page) {
  await page.getByRole('button', { name: 'Modal' }).click()
  await expect(page.getByRole('dialog', { name: 'Modal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'MenuButton' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Search a season' }).click()
  await page.keyboard.type('S')
  await expect(page.getByRole('listbox', { name: 'Search a season' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tooltip' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('button', { name: 'Toast' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expectToBeAlive(page)
}
