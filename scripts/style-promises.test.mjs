import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

/*
 * What styles promise and a screen shows only now and then: focus rings, forced colors, little motion, print, the size
 * of targets, what is cut off, what stays in view and what lies above what, and the colors that are measured against each
 * other. Rules of look alone, such as gaps, are left out. A line of it changes only on purpose: then
 * `npx vitest -u style-promises` writes it.
 */
const promised = new RegExp(
  '^(?:color|fill|opacity|background|outline|box-shadow|border(?:-(?:block|inline)(?:-(?:start|end))?)?(?:-color)?' +
    '|position|inset|z-index|order|isolation|contain|overflow|overscroll|scroll|white-space|text-overflow|-webkit-line-clamp' +
    '|overflow-wrap|min-|max-|cursor|pointer-events|user-select|touch-action|visibility|clip-path|content|transition|animation' +
    '|forced-color-adjust|print-color-adjust|break-|text-decoration|appearance|resize|color-scheme)',
)
/** Within these, every declaration is one: it holds for a state, a window or a medium alone. */
const condition = /@media|@container|@supports|media\.|container\.|:focus|:disabled|:checked|\[aria-|\[data-/
const sheetStart = /(?:styled[.(]|\bcss`|keyframes`|createGlobalStyle`)/

/** The promises of one file, each with the selectors around it. */
function findPromises(source) {
  const promises = []
  let name = ''
  let around = []
  let isSheet = false
  for (const line of source.split('\n').map((text) => text.trim())) {
    const declared = /^(?:export )?const (\w+)|^(?:export )?function (\w+)/.exec(line)
    if (declared) [name, around, isSheet] = [declared[1] ?? declared[2], [], false]
    isSheet ||= sheetStart.test(line)
    if (!isSheet) continue
    const [, property] = /^([a-z-]+)\s*:/.exec(line) ?? []
    if (property && line.endsWith(';')) {
      const isPromise = promised.test(property) || around.some((selector) => condition.test(selector))
      if (isPromise || line.startsWith('display: none')) promises.push([name, ...around, line].join(' › '))
    } else if (line.startsWith('${') && line.endsWith('}') && !line.endsWith('{')) {
      promises.push([name, ...around, line].join(' › '))
    }
    if (/(?<!\$)\{$/.test(line)) around = [...around, line.slice(0, -1).trim()]
    if (line === '}') around = around.slice(0, -1)
  }
  return promises
}

test('styles keep what they promise', async () => {
  const sources = globSync('{packages/{ui,features},apps/portal}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:test|stories|fixture)\.|\/testing\//.test(path))
    .toSorted()
  const promises = sources.flatMap((path) => {
    const found = findPromises(readFileSync(root + path, 'utf8'))
    return found.length === 0 ? [] : [path, ...found.map((promise) => `  ${promise}`)]
  })
  expect(promises.length).toBeGreaterThan(1000)
  await expect(`${promises.join('\n')}\n`).toMatchFileSnapshot('style-promises.txt')
})
