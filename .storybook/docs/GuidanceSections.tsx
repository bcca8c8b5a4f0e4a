import { Heading } from '@storybook/addon-docs/blocks'
import type { Guidance } from '../../packages/ui/src/testing/stories/component-page.js'
import * as S from './docs.styles.ts'
import { withCode } from './with-code.tsx'

export interface GuidanceSectionsProps {
  guidance: Guidance
}

const adviceTitles = { when: 'When to use', whenNot: 'When not to' }

/** Guidance on a component for designers beyond its props: when to use it, its parts, and its keys. */
export function GuidanceSections({ guidance }: GuidanceSectionsProps) {
  const { anatomy, keyboard, pattern } = guidance
  return (
    <>
      <S.Advice className="sb-unstyled">
        {(['when', 'whenNot'] as const).map((kind) => (
          <S.AdviceCard key={kind} data-kind={kind}>
            <S.AdviceTitle>{adviceTitles[kind]}</S.AdviceTitle>
            <ul>
              {guidance[kind].map((sentence) => (
                <li key={sentence}>
                  <span>{withCode(sentence)}</span>
                </li>
              ))}
            </ul>
          </S.AdviceCard>
        ))}
      </S.Advice>
      {anatomy.length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <S.Anatomy className="sb-unstyled">
            {anatomy.map(([part, purpose]) => (
              <li key={part}>
                <strong>{part}</strong>
                <span>{withCode(purpose)}</span>
              </li>
            ))}
          </S.Anatomy>
        </>
      )}
      <Heading>Keyboard and screen readers</Heading>
      {keyboard.length > 0 && <KeyTable rows={keyboard} />}
      <S.Pattern className="sb-unstyled">
        {keyboard.length === 0 && 'It takes no focus. '}
        <strong>Pattern:</strong> {withCode(pattern)}
      </S.Pattern>
    </>
  )
}

function KeyTable({ rows }: { rows: Guidance['keyboard'] }) {
  return (
    <S.KeyTable className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, effect]) => (
          <tr key={keys + effect}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{withCode(effect)}</td>
          </tr>
        ))}
      </tbody>
    </S.KeyTable>
  )
}
