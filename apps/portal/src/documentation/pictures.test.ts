import { readdirSync, readFileSync } from 'node:fs'
import { helpPages } from '@producer-portal/features/documentation'
import { expect, test } from 'vitest'
import { helpPictures } from './pictures.js'

const folder = new URL('./pictures/', import.meta.url)
const shown = Object.values(helpPages).flatMap(({ markdown }) =>
  [...markdown.matchAll(/^!\[.+\]\((.+)\)$/gm)].map(([, name = '']) => name),
)

test('every picture of a help page has a file for light and for dark, and no other file is there', () => {
  expect(Object.keys(helpPictures).toSorted()).toEqual(shown.toSorted())
  const wanted = shown.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`])
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted())
})

test.each(Object.entries(helpPictures))(
  'the files of %s have the size that the page leaves room for',
  (name, picture) => {
    for (const mode of ['light', 'dark']) {
      const bytes = readFileSync(new URL(`${name}-${mode}.webp`, folder))
      // Both sides are in the header, less one; pictures are taken at one and a half pixels
      const [width, height] = [24, 27].map((place) => bytes.readUIntLE(place, 3) + 1)
      expect([width, height]).toEqual([picture?.width * 1.5, picture?.height * 1.5])
    }
  },
)
