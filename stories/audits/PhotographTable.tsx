import * as S from './audits.styles.js'
import type { Photograph } from './photographs.js'

export interface PhotographTableProps {
  photographs: readonly Photograph[]
}

/** The stories photographed for review, and in which looks. */
export function PhotographTable({ photographs }: PhotographTableProps) {
  return (
    <S.Table>
      <caption>{photographs.length} stories are photographed</caption>
      <thead>
        <tr>
          <th scope="col">Story</th>
          <th scope="col">Looks</th>
        </tr>
      </thead>
      <tbody>
        {photographs.map(({ id, title, name, looks }) => (
          <tr key={id}>
            <td>
              {title} / {name}
            </td>
            <td>{looks.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
