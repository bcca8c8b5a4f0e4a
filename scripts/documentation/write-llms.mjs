// Writes what programs read into the built Storybook: `llms.txt`, and a Markdown page for each of its links.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { guideToMarkdown } from '../../.storybook/manifests/guide-text.ts'
import { root } from '../paths.mjs'

/** Stories whose code is on a page; the others are named. */
const mostSamples = 4

/** @typedef {{ id: string, title: string, path: string, summary: string, text: string }} Page one Markdown page, without a slash in front of its path */

const propLine = ([name, { type, required, description }]) =>
  `- \`${name}${required ? '' : '?'}\`: \`${(type?.raw ?? type?.name ?? '').replaceAll('`', "'")}\`. ${description}`

function describeComponent({
  id,
  name,
  import: importLine,
  description,
  status,
  kilobytes,
  docs,
  stories = [],
  ...read
}) {
  const props = Object.entries((read.reactComponentMeta ?? read.reactDocgenTypescript)?.props ?? {})
  const facts = [status && `Status: ${status}.`, kilobytes && `Size: at most ${kilobytes} kB gzip.`].filter(Boolean)
  // A warning says that what a sample names couldn't be read, such as data of the stories
  const samples = stories.filter(({ snippet, warning }) => snippet && !warning)
  return [
    `# ${name}`,
    description,
    facts.join(' '),
    importLine && `\`\`\`tsx\n${importLine}\n\`\`\``,
    docs?.guidance && `## Guidance\n\n${docs.guidance.content.replaceAll(/^####/gm, '###')}`,
    props.length > 0 && `## Props\n\n${props.map(propLine).join('\n')}`,
    samples.length > 0 &&
      `## Examples\n\n${samples
        .slice(0, mostSamples)
        .map((story) => `### ${story.name}\n\n\`\`\`tsx\n${story.snippet}\n\`\`\``)
        .join('\n\n')}`,
    id.startsWith('features-') &&
      'A whole screen with its data and imports: [Use it in your site](guides-use-it-in-your-site--docs.md).',
    `Live examples: [${name} in Storybook](../index.html?path=/docs/${id}--docs)`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const toPage = (component) => ({
  id: `${component.id}--docs`,
  title: component.name,
  path: `text/${component.id}.md`,
  summary: component.summary ?? '',
  text: describeComponent(component),
})

/**
 * The pages for programs, from the manifests of a built Storybook.
 * @param {object} components of `manifests/components.json`
 * @param {object} guides of `manifests/docs.json`
 * @param {Set<string>} ids of the pages and stories that Storybook has
 * @returns {{ components: Page[], screens: Page[], guides: Page[] }}
 */
function describePages(components, guides, ids) {
  const all = Object.values(components).toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    components: all.filter(({ guidance }) => guidance).map(toPage),
    screens: all.filter(({ id }) => id.startsWith('features-') && ids.has(`${id}--docs`)).map(toPage),
    guides: Object.values(guides).map(({ id, title, path, content = '' }) => {
      const text = guideToMarkdown(content, (file) => readFileSync(join(root, dirname(path), file), 'utf8'))
      const prose = text.replaceAll(/^```.*?^```$/gms, '')
      const [summary = ''] = /(?<=^|\n\n)(?![#|<-])\S[^\n]*(?:\n[^\n]+)*/.exec(prose) ?? []
      return {
        id,
        title: title.replace('Guides/', ''),
        path: `text/${id}.md`,
        summary: summary.replaceAll('\n', ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
        text,
      }
    }),
  }
}

const toList = (pages) =>
  pages.map(({ title, path, summary }) => `- [${title}](${path})${summary && `: ${summary}`}`).join('\n')

/** Writes `llms.txt` and its pages into the folder of a built Storybook. */
export function writeLlms(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, 'manifests', `${name}.json`), 'utf8'))
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const pages = describePages(read('components').components, read('docs').docs, new Set(Object.keys(entries)))
  const all = Object.values(pages).flat()
  const searched = all.map(({ id, title, summary, text }) => ({ id, title, summary, text }))
  writeFileSync(join(folder, 'search.json'), JSON.stringify(searched))
  for (const { path, text } of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const text = `# Producer portal

> A design system and the screens of a web portal for insurance producers, in React: \`@producer-portal/ui\` has the
> components, \`@producer-portal/features\` the screens, with props in and callbacks out.

The same as data: [components](manifests/components.json), [guides](manifests/docs.json).

## Guides

${toList(pages.guides)}

## Components

${toList(pages.components)}

## Screens and widgets

${toList(pages.screens)}
`
  writeFileSync(join(folder, 'llms.txt'), text)
}
