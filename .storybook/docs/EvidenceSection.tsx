import { Heading } from '@storybook/addon-docs/blocks'
import type { EvidenceRow } from '../../packages/ui/src/testing/stories/evidence.js'
import { axeCriteria, getCriterionName } from '../evidence/wcag.ts'
import * as S from './docs.styles.ts'

export interface EvidenceSectionProps {
  /** How we know that the component meets a criterion, beyond axe-core. */
  rows: readonly EvidenceRow[]
}

const ways = { axe: 'axe-core', play: 'Story', journey: 'Journey', hand: 'By hand' }

/** The criteria of WCAG 2.2 that are checked for a component, and by what. */
export function EvidenceSection({ rows }: EvidenceSectionProps) {
  return (
    <>
      <Heading>Accessibility evidence</Heading>
      <S.KeyTable className="sb-unstyled">
        <thead>
          <tr>
            <th scope="col">WCAG 2.2</th>
            <th scope="col">Checked by</th>
            <th scope="col">Version</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.criterion + row.where}>
              <th scope="row">
                {row.criterion} {getCriterionName(row.criterion)}
              </th>
              <td>
                {ways[row.how]}:{' '}
                {row.how === 'play' ? <a href={`?path=/story/${row.where}`}>{row.where}</a> : row.where}
              </td>
              <td>{row.version}</td>
              <td>{row.result === 'pass' ? 'Passes' : 'Fails'}</td>
            </tr>
          ))}
        </tbody>
      </S.KeyTable>
      <S.Pattern className="sb-unstyled">
        axe-core judges {axeCriteria.join(', ')} in every story, as far as a program can. A criterion that is in neither
        was not tested for this component alone; no screen reader was used by a person.
      </S.Pattern>
    </>
  )
}
