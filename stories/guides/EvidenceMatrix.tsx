import { evidenceByName } from '../../.storybook/evidence/all-evidence.ts'
import * as S from './guides.styles.js'
import { axeCriteria, criteria } from '../../.storybook/evidence/wcag.ts'

const rows = [...evidenceByName].toSorted(([a], [b]) => a.localeCompare(b))
const checked = new Set<string>(rows.flatMap(([, evidence]) => evidence.map(({ criterion }) => criterion)))
const columns = criteria.filter(([number]) => checked.has(number) || axeCriteria.includes(number))
const ways = { axe: 'axe', play: 'story', journey: 'journey', hand: 'hand' }

/** Every component that has evidence of its own, with how each criterion is checked. */
export function EvidenceMatrix() {
  return (
    <S.Scroller aria-label="Evidence by component" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {columns.map(([number, name]) => (
              <th key={number} scope="col" title={name}>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, evidence]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(([number]) => (
                <td key={number}>
                  {[
                    ...evidence.filter(({ criterion }) => criterion === number).map(({ how }) => ways[how]),
                    ...(axeCriteria.includes(number) ? ['axe'] : []),
                  ].join(', ') || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroller>
  )
}

/** The criteria that no check of a single component covers. */
export function UntestedCriteria() {
  const rest = criteria.filter(([number]) => !columns.some(([column]) => column === number))
  return (
    <ul>
      {rest.map(([number, name]) => (
        <li key={number}>
          {number} {name}
        </li>
      ))}
    </ul>
  )
}
