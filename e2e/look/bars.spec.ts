import { expect, test } from '@playwright/test'
import { colorBars, placeBars } from './bars.js'
import { readPage } from './read-page.js'

/** A page part with one fault, by the bar that must see it. */
const faulty: Readonly<Record<keyof typeof placeBars | keyof typeof colorBars, string>> = {
  '1 whole words': '<p style="width: 60px; overflow-wrap: anywhere">Documentation</p>',
  '2 whole numbers': '<p style="width: 12px; overflow: hidden; text-overflow: ellipsis">10,000</p>',
  '3 unclipped texts': '<p style="width: 40px; overflow: hidden; white-space: nowrap">A longer sentence</p>',
  '4 room in rows': '<table style="border-spacing: 0"><td style="padding: 0; line-height: 16px">One</td></table>',
  '4 even middles':
    '<table><td style="height: 60px">One</td><td>Two</td><td style="vertical-align: top">Three</td></table>',
  '4 line heights of cells': '<table><td style="line-height: 18.5px">One</td></table>',
  '5 title place': '<main><h1>Title</h1></main><nav aria-label="Main"><a href="#">Dashboard</a></nav>',
  '5 rail steps': `<nav aria-label="Main">${[8, 8, 24]
    .map((gap) => `<a href="#"><svg width="20" height="20" style="display: block; margin-top: ${gap}px"></svg></a>`)
    .join('')}</nav>`,
  '7 few sizes': [11, 12, 13, 14, 15, 16, 17].map((size) => `<p style="font: ${size}px/20px serif">Text</p>`).join(''),
  '7 few radii': [1, 2, 3, 4, 5]
    .map((radius) => `<p style="border: 1px solid; border-radius: ${radius}px">Text</p>`)
    .join(''),
  '13 near labels': '<div style="display: flex; gap: 300px"><label for="field">Name</label><input id="field" /></div>',
  '13 aligned headers':
    '<table><thead><tr><th scope="col">Name</th></tr></thead><tbody><tr><td><span style="margin: 0 40px">An agent</span></td></tr></tbody></table>',
  '13 even badges':
    '<span style="display: inline-flex; border-radius: 8px; padding: 0 1px 0 9px; background: #eee">New</span>',
  '14 few outlined': '<button data-variant="secondary">Press</button>'.repeat(7),
  '14 disabled with reason': '<button disabled>Save</button>',
  '7 few colors': [1, 2, 3, 4, 5, 6, 7, 8, 9].map((blue) => `<p style="color: rgb(0 0 ${blue}9)">Text</p>`).join(''),
  '17 clear badges': '<span style="display: inline-flex; border-radius: 8px; background: #eee; color: #999">New</span>',
  '17 distinct swatches': `<ul>${'<li><span aria-hidden="true" style="--tone: red; display: block; width: 9px; height: 9px; background: red"></span></li>'.repeat(2)}</ul>`,
}

test('each bar sees its fault, and none in a page without', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(`globalThis.look = (${String(readPage)})()`)
  const draw = (content: string) => page.goto(`data:text/html,<!doctype html><body>${encodeURIComponent(content)}`)
  for (const [bar, measure] of Object.entries({ ...placeBars, ...colorBars })) {
    await draw('<p>Whole words, and 10,000</p><button>Save</button>')
    expect(await page.evaluate(measure), bar).toEqual([])
    await draw(faulty[bar as keyof typeof faulty])
    expect(await page.evaluate(measure), bar).not.toEqual([])
  }
})
