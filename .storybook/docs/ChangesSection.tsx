import { Heading } from '@storybook/addon-docs/blocks'
import changes from 'virtual:component-changes'
import * as S from './docs.styles.ts'
import { withCode } from './with-code.tsx'

export interface ChangesSectionProps {
  /** The component's name. */
  name: string
}

/** What the changelog says about a component; nothing when it says nothing. */
export function ChangesSection({ name }: ChangesSectionProps) {
  const own = changes[name] ?? []
  if (own.length === 0) return null
  return (
    <>
      <Heading>Changes</Heading>
      <S.KeyTable className="sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">What changed</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ version, text }) => (
            <tr key={text}>
              <th scope="row">{version}</th>
              <td>{withCode(text)}</td>
            </tr>
          ))}
        </tbody>
      </S.KeyTable>
    </>
  )
}
