import type { Locator, Page } from '@playwright/test'

/** Carries a row by its grip with a finger to just above the middle of another one. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A row is out of sight')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x + 8, y }] })
  const target = end.y + end.height / 2 - 4
  await touch('touchStart', start.y + start.height / 2)
  await touch('touchMove', (start.y + target) / 2)
  await touch('touchMove', target)
  await touch('touchEnd')
  await finger.detach()
}
