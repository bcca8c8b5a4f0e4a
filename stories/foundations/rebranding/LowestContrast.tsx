import { type Brand, modes } from '@producer-portal/ui/tokens'
import { modeLabels } from '../mode-labels.js'
import { Table } from '../foundations.styles.js'
import { getLowestContrast } from './get-lowest-contrast.js'
import * as S from './rebranding.styles.js'

export interface LowestContrastProps {
  brand: Brand
}

const kinds = [
  { title: 'Text, least 4.5', least: 4.5 },
  { title: 'Edges, least 3', least: 3 },
] as const

/** The lowest contrast of a brand in every mode: of text, and of the edges of controls. */
export function LowestContrast({ brand }: LowestContrastProps) {
  return (
    <Table data-stacks="">
      <caption>Lowest contrast in every mode</caption>
      <thead>
        <tr>
          <th scope="col">Mode</th>
          {kinds.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modes.map((mode) => (
          <tr key={mode}>
            <th scope="row">{modeLabels[mode]}</th>
            {kinds.map(({ title, least }) => {
              const found = getLowestContrast(brand, mode, least)
              return (
                <td key={title} data-label={title}>
                  <S.Figure data-testid={`${mode} ${least}`}>{found?.ratio.toFixed(2)}</S.Figure>{' '}
                  {found && `${found.pair.front} on ${found.pair.back}`}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
