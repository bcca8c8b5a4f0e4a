import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deals stories out to packs that take about equally long. The stories of one file stay together, for they load the
 * same code.
 * @param {{ id: string, title: string }[]} stories
 * @param {number} count how many packs
 * @param {Record<string, number>} seconds how long each story took the last time, by id; those unknown count as average
 */
export function makePacks(stories, count, seconds) {
  const known = stories.flatMap(({ id }) => seconds[id] ?? [])
  const average = known.length > 0 ? known.reduce((sum, time) => sum + time, 0) / known.length : 1
  const files = Object.values(Object.groupBy(stories, ({ importPath }) => importPath))
    .map((group) => ({ group, time: group.reduce((sum, { id }) => sum + (seconds[id] ?? average), 0) }))
    .toSorted((a, b) => b.time - a.time)
  const packs = Array.from({ length: count }, () => ({ stories: [], time: 0 }))
  for (const { group, time } of files) {
    const shortest = packs.reduce((least, pack) => (pack.time < least.time ? pack : least))
    shortest.stories.push(...group)
    shortest.time += time
  }
  return packs.map((pack) => pack.stories).filter((pack) => pack.length > 0)
}

/** Writes one test file for each pack: the runner opens one page for each file. */
export function writePacks(folder, packs) {
  mkdirSync(folder, { recursive: true })
  const visit = JSON.stringify(join(import.meta.dirname, 'visit.mjs'))
  packs.forEach((pack, index) => {
    const stories = JSON.stringify(pack.map(({ id, title, name, tags }) => ({ id, title, name, tags })))
    writeFileSync(
      join(folder, `pack-${index + 1}.test.mjs`),
      `import { testStories } from ${visit}\n\ntestStories(${stories})\n`,
    )
  })
}
