import type { Evidence } from '../../packages/ui/src/testing/stories/evidence.js'

const files = import.meta.glob<Evidence>('../../packages/*/src/**/*.evidence.ts', { import: 'evidence', eager: true })

/** The evidence of each component by its name. */
export const evidenceByName: ReadonlyMap<string, Evidence> = new Map(
  Object.entries(files).map(([path, evidence]) => [path.replace(/^.*\/([\w]+)\.evidence\.ts$/, '$1'), evidence]),
)
