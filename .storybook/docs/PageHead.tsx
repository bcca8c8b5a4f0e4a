import { Badge } from '@producer-portal/ui'
import { DocsContext, Source, Title } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import type { Guidance } from '../../packages/ui/src/testing/stories/guidance.js'
import * as S from './docs.styles.ts'
import { getToolbarTheme } from './storybook-theme.ts'
import { useToolbar } from './useToolbar.ts'

export interface PageHeadProps {
  /** The place in the sidebar, with slashes. */
  title: string
  /** The name under which it is imported. */
  exportName: string
  /** The stage of the component; only components of the design system say so. */
  status: Guidance['status'] | undefined
  /** The description of the component and its use. */
  children: ReactNode
}

const statusTexts = {
  stable: { tone: 'success', text: 'Stable', meaning: 'Its props stay as they are until the next major version.' },
  beta: { tone: 'warning', text: 'Beta', meaning: 'Its props may still change in a minor version.' },
} as const

/** The head of a docs page: name, status, what it is for, and how to import it. */
export function PageHead({ title, exportName, status, children }: PageHeadProps) {
  const name = title.split('/').at(-1) ?? title
  const statusText = status && statusTexts[status]
  const { mode } = getToolbarTheme(useToolbar(useContext(DocsContext).channel))
  return (
    <>
      <S.Head>
        <S.Place className="sb-unstyled">{title.split('/').slice(0, -1).join(' / ')}</S.Place>
        <S.TitleRow>
          <Title>{name}</Title>
          {statusText && <Badge tone={statusText.tone}>{statusText.text}</Badge>}
        </S.TitleRow>
        <S.Lead>{children}</S.Lead>
        {statusText && <S.Note className="sb-unstyled">{statusText.meaning}</S.Note>}
      </S.Head>
      {statusText && (
        <Source language="tsx" dark={mode === 'dark'} code={`import { ${exportName} } from '@producer-portal/ui'`} />
      )}
    </>
  )
}
