import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTextSearch } from '../../.storybook/search/search-text.ts'
import { findUnreadable } from './samples.mjs'
import { searchQueries } from './search-queries.mjs'

/** Links of a Markdown text to other files, outside of its code. */
const readLinks = (text) =>
  Array.from(
    text.replaceAll(/^```.*?^```$/gms, '').matchAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/g),
    ([, link]) => link,
  )

/** Whether a link from a file leads to another file of the build, and to a page that Storybook has. */
function leadsSomewhere(folder, path, link, ids) {
  const { pathname, searchParams } = new URL(link, `http://docs/${path}`)
  const [, id] = /^\/docs\/(.+)/.exec(searchParams.get('path') ?? '') ?? []
  const file = pathname === `/${path}` ? '' : pathname
  return file !== '' && existsSync(join(folder, decodeURI(file))) && (id === undefined || ids.has(id))
}

/**
 * Faults of what programs read in a built Storybook: a link that leads nowhere, a public component without guidance or
 * props, code that a reader cannot use, a search that does not find the page that answers it.
 * @param {string} folder of the build
 * @returns {string[]} what is wrong, none when all is well
 */
export function findFaults(folder) {
  const texts = ['llms.txt', ...readdirSync(join(folder, 'text')).map((name) => join('text', name))]
  const ids = new Set(Object.keys(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries))
  const broken = texts.flatMap((path) =>
    readLinks(readFileSync(join(folder, path), 'utf8'))
      .filter((link) => !leadsSomewhere(folder, path, link, ids))
      .map((link) => `${path}: the link ${link} leads nowhere`),
  )
  const { components } = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8'))
  const documented = Object.values(components).filter(({ status }) => status)
  const silent = documented.filter(({ guidance }) => !guidance?.when?.length).map(({ id }) => `${id}: no guidance`)
  const bare = documented
    .filter(({ error }) => error)
    .map(({ id, error }) => `${id}: its props could not be read. ${error.message.split('\n', 1)}`)
  const unreadable = Object.values(components).flatMap(({ id, stories }) =>
    stories.flatMap(({ name, snippet }) => findUnreadable(snippet ?? '').map((fault) => `${id}, ${name}: ${fault}`)),
  )
  const unpublished = documented
    .filter(({ import: importLine }) => !importLine)
    .map(({ id }) => `${id}: its package doesn't export it`)
  const search = createTextSearch(JSON.parse(readFileSync(join(folder, 'search.json'), 'utf8')))
  const unfound = searchQueries
    .map(([typed, id]) => ({
      typed,
      id,
      found: search(typed)
        .slice(0, 3)
        .map((result) => result.id),
    }))
    .filter(({ id, found }) => !found.includes(id))
    .map(({ typed, id, found }) => `a search for "${typed}" finds ${found.join(', ') || 'nothing'} before ${id}`)
  return [
    ...unfound,
    ...unreadable,
    ...unpublished,
    ...(documented.length > 50 ? [] : ['fewer than 50 components in the manifest']),
    ...broken,
    ...silent,
    ...bare,
  ]
}
