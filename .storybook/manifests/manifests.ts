import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentManifest, IndexEntry, Manifests } from 'storybook/internal/types'
import type { Guidance } from '../../packages/ui/src/testing/stories/component-page.js'
import { readChanges } from '../changes.ts'
import { toMarkdown } from './guidance-text.ts'
import { findStage } from '../docs/stages.ts'
import { readConstant } from './literals.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const changes = readChanges(root)
const sizes = JSON.parse(
  readFileSync(new URL('../../packages/ui/size-budget.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, number>>

const readEvidence = (storyPath: string, name: string) => {
  const file = join(dirname(storyPath), `${name}.evidence.ts`)
  return existsSync(file) ? readConstant(readFileSync(file, 'utf8'), 'evidence') : undefined
}

/** The line that imports a component as others do; undefined for a part that its package keeps to itself. */
function toImport(storyPath: string): string | undefined {
  // Its file has its name, while the stories may show it in a frame of their own
  const [name = ''] = basename(storyPath).split('.')
  const [, source = '', subject = ''] = /^\.\/(packages\/(?:ui|features)\/src)\/([\w-]+)\//.exec(storyPath) ?? []
  const isOfUi = source === 'packages/ui/src'
  const index = join(root, source, isOfUi ? 'index.ts' : `${subject}/index.ts`)
  if (!existsSync(index) || !new RegExp(`\\b${name}\\b`).test(readFileSync(index, 'utf8'))) return undefined
  return `import { ${name} } from '@producer-portal/${isOfUi ? 'ui' : `features/${subject}`}'`
}

/** The code of a story as others write it: handlers are called like their props. */
const toSample = (snippet: string) =>
  snippet.replaceAll(/\b([\w-]+)=\{fn\(\)\}/g, '$1={$1}').replaceAll(/\b(\w+): fn\(\)/g, '$1')

/** What the docs page of a component says beyond its props: where it stands, what it weighs, and when to use it. */
function withGuidance(component: ComponentManifest & { docs?: object }, tags: readonly string[]) {
  const guidance = readConstant(readFileSync(component.path, 'utf8'), 'guidance') as Guidance | undefined
  const content = guidance && toMarkdown(guidance)
  const isOfUi = component.path.startsWith('./packages/ui/')
  return {
    ...component,
    ...(component.summary === undefined && component.description && { summary: component.description }),
    import: toImport(component.path),
    stories: component.stories.map((story) => ({ ...story, snippet: story.snippet && toSample(story.snippet) })),
    status: findStage(tags),
    kilobytes: isOfUi ? sizes[component.name] : undefined,
    guidance,
    changes: changes[component.name],
    evidence: readEvidence(component.path, component.name),
    docs: {
      ...component.docs,
      ...(content && {
        guidance: {
          id: `${component.id}--guidance`,
          name: 'Guidance',
          path: component.path,
          title: component.name,
          content,
        },
      }),
    },
  }
}

type Documents = Readonly<Record<string, { readonly id: string }>>

/** Props are read from files by their absolute paths, which a reader elsewhere does not have. */
const withoutMachinePaths = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(root, '')) as T

/**
 * Adds our guidance, status, sizes and evidence to the manifests of Storybook, which knows only props and stories. Pages
 * of the documentation itself are left out.
 */
export function addGuidance(manifests: Manifests, { manifestEntries }: { manifestEntries: readonly IndexEntry[] }) {
  const { components } = manifests
  if (!components) return manifests
  const tags = new Map(manifestEntries.map(({ id, tags: own }) => [id.replace(/--.*/, ''), own ?? []]))
  // Guides with examples of their own count as pages of a component
  const guides = Object.values(components.components as Readonly<Record<string, { id: string; docs?: Documents }>>)
    .filter(({ id }) => id.startsWith('guides-'))
    .flatMap(({ docs }) => Object.values(docs ?? {}))
  const docs = manifests['docs'] as { docs: Documents } | undefined
  const described = Object.values(components.components)
    .filter(({ id }) => /^(components|features)-/.test(id))
    .map((component) => [component.id, withGuidance(component, tags.get(component.id) ?? [])] as const)
  return withoutMachinePaths({
    ...manifests,
    ...(docs && {
      docs: { ...docs, docs: { ...docs.docs, ...Object.fromEntries(guides.map((guide) => [guide.id, guide])) } },
    }),
    components: { ...components, components: Object.fromEntries(described) },
  })
}
