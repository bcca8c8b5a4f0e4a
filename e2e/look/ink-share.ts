import type { Page } from '@playwright/test'

/**
 * 6: the share of the main landmark's squares of 16 px in the window that hold more than a plain color.
 * @returns 1 on a page without the landmark
 */
export async function inkShare(page: Page): Promise<number> {
  const main = await page.locator('main').first().boundingBox()
  const size = page.viewportSize()
  if (!main || !size) return 1
  const width = Math.min(main.width, size.width - main.x)
  const picture = await page.screenshot({
    clip: { x: main.x, y: main.y, width, height: Math.min(main.height, size.height - main.y) },
  })
  return page.evaluate(countInk, picture.toString('base64'))
}

async function countInk(picture: string): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0)
  const image = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  const side = 16
  const [columns, rows] = [Math.floor(image.width / side), Math.floor(image.height / side)]
  let ink = 0
  for (let square = 0; square < columns * rows; square += 1) {
    const [x, y] = [(square % columns) * side, Math.floor(square / columns) * side]
    const pixels = canvas?.getImageData(x, y, side, side).data ?? new Uint8ClampedArray()
    // A hairline counts, the noise of a picture doesn't
    if (pixels.some((part, index) => Math.abs(part - (pixels[index % 4] ?? 0)) > 12)) ink += 1
  }
  return ink / (columns * rows)
}
