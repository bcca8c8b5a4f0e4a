import { mkdir, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/**
 * Writes what design tools and pages without React read: the tokens of the default brand in the format of the Design
 * Tokens Community Group, in one document and one for each mode, and its style sheet.
 * @param {string} dist where the package was built, as an absolute path
 */
export async function writeTokenFiles(dist) {
  const load = (path) => import(pathToFileURL(`${dist}/${path}`).href)
  const { defaultBrand: brand, toDesignTokens, modes } = await load('tokens/index.js')
  const { themeCss } = await load('theme/theme-css.js')
  const folder = `${dist}/tokens/files`
  const json = (name, document) => writeFile(`${folder}/${name}.tokens.json`, `${JSON.stringify(document, null, 2)}\n`)
  await mkdir(folder, { recursive: true })
  await Promise.all([
    json(brand.id, toDesignTokens(brand)),
    ...modes.map((mode) => json(`${brand.id}.${mode}`, toDesignTokens(brand, { mode, density: 'comfortable' }))),
    writeFile(`${folder}/${brand.id}.css`, `${themeCss(brand, { mode: 'system', density: 'system' })}\n`),
  ])
}
