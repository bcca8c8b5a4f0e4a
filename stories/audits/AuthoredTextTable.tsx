import type { AuthoredEntry } from '@producer-portal/features/i18n'
import * as S from './audits.styles.js'

export interface AuthoredTextTableProps {
  /** The texts, subject by subject. */
  entries: readonly AuthoredEntry[]
}

/** The texts with the names under which a deployment can replace them. */
export function AuthoredTextTable({ entries }: AuthoredTextTableProps) {
  return (
    <S.Table>
      <caption>Texts that this project wrote itself</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Name</th>
          <th scope="col">Text</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ subject, key, text }) => (
          <tr key={`${subject}.${key}`}>
            <td>{subject}</td>
            <td>
              <S.Value>{key}</S.Value>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
