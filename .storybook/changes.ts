import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A paragraph of the changelog that names a component. */
export interface Change {
  /** `Unreleased`, or a version of the package. */
  readonly version: string
  readonly text: string
}

const name = 'virtual:component-changes'

const toParagraphs = (version: string, text: string): Change[] =>
  text.split(/\n\s*\n/).map((paragraph) => ({
    version,
    text: paragraph
      .replaceAll(/\s+/g, ' ')
      .replace(/^- (?:[\da-f]{7,}: )?/, '')
      .trim(),
  }))

/** All paragraphs about the package: what waits for the next release, then the releases, newest first. */
function readParagraphs(root: string): Change[] {
  const waiting = globSync('.changeset/*.md', { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .map((text) => text.replace(/^---.*?^---$/ms, ''))
  const changelog = `${root}packages/ui/CHANGELOG.md`
  const released = existsSync(changelog) ? readFileSync(changelog, 'utf8').split(/^## /m).slice(1) : []
  return [
    ...waiting.flatMap((text) => toParagraphs('Unreleased', text)),
    ...released.flatMap((section) => toParagraphs(section.split('\n', 1)[0] ?? '', section.replace(/^.*\n/, ''))),
  ]
}

/**
 * What the changelog says about each component.
 * @param root absolute path of the repository, with its closing slash
 */
export function readChanges(root: string): Record<string, readonly Change[]> {
  const names = Object.keys(JSON.parse(readFileSync(`${root}packages/ui/size-budget.json`, 'utf8')) as object)
  const paragraphs = readParagraphs(root)
  return Object.fromEntries(
    names.map((component) => [component, paragraphs.filter(({ text }) => text.includes(`\`${component}\``))]),
  )
}

/** Gives the docs pages the changes as a module, so that they load only those that name a component. */
export function componentChanges(root: string): Plugin {
  return {
    name: 'component-changes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readChanges(root))}` : undefined),
  }
}
