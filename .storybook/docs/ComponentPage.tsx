import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  type Of,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Guidance } from '../../packages/ui/src/testing/stories/component-page.js'
import { ChangesSection } from './ChangesSection.tsx'
import { evidenceByName } from '../evidence/all-evidence.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { GuidanceSections } from './GuidanceSections.tsx'
import { PageHead } from './PageHead.tsx'

/** The name under which it is imported, as the reader of prop tables knows it; a page may be called otherwise. */
function exportNameOf({ component, title }: { component?: unknown; title: string }) {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { displayName?: string } }
  return info?.displayName ?? title.split('/').at(-1) ?? title
}

const isSheet = ({ name }: { name: string }) => name === 'States'

/**
 * The docs page of everything that has stories: what it is and when to use it, one example to try, its guidance, its
 * props, its sheet of states, and the other stories with their code. Sections without content are left out.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount)
  const guidance = preparedMeta.parameters['guidance'] as Guidance | undefined
  const hasControls =
    preparedMeta.parameters['controls']?.disable !== true && Object.keys(preparedMeta.argTypes).length > 0
  const evidence = evidenceByName.get(exportNameOf(preparedMeta))
  const [primary, ...others] = stories.filter((story) => !isSheet(story))
  const sheet = stories.find(isSheet)
  const isOnly = others.length === 0

  return (
    <>
      <PageHead title={preparedMeta.title} exportName={exportNameOf(preparedMeta)} tags={primary?.tags ?? []}>
        <Description of="meta" />
      </PageHead>
      {primary && <Canvas of={primary.moduleExport as Of} sourceState={guidance ? 'shown' : 'hidden'} />}
      {guidance && <GuidanceSections guidance={guidance} />}
      {hasControls && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      {sheet && (
        <>
          <Heading>States</Heading>
          <Canvas of={sheet.moduleExport as Of} sourceState="none" />
        </>
      )}
      {!isOnly && (
        <>
          <Heading>Examples</Heading>
          {others.map(({ id, moduleExport }) => (
            <DocsStory key={id} of={moduleExport as Of} expanded __forceInitialArgs />
          ))}
        </>
      )}
      {evidence && <EvidenceSection rows={evidence} />}
      {guidance && <ChangesSection name={exportNameOf(preparedMeta)} />}
    </>
  )
}
