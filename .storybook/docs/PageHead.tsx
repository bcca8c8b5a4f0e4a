import sizeBudget from '../../packages/ui/size-budget.json'
import { Badge } from '@producer-portal/ui'
import { DocsContext, Source, Title } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import * as S from './docs.styles.ts'
import { findStage, stages } from './stages.ts'
import { getToolbarTheme } from './storybook-theme.ts'
import { useToolbar } from './useToolbar.ts'

export interface PageHeadProps {
  /** The place in the sidebar, with slashes. */
  title: string
  /** The name under which it is imported. */
  exportName: string
  /** The tags of its stories: those of the design system say which stage it has reached. */
  tags: readonly string[]
  /** The description of the component and its use. */
  children: ReactNode
}

const sizes: Readonly<Record<string, number>> = sizeBudget

/** The head of a docs page: name, status, what it is for, and how to import it. */
export function PageHead({ title, exportName, tags, children }: PageHeadProps) {
  const name = title.split('/').at(-1) ?? title
  const found = findStage(tags)
  const stage = found && stages[found]
  const size = stage && sizes[exportName]
  const { mode } = getToolbarTheme(useToolbar(useContext(DocsContext).channel))
  return (
    <>
      <S.Head>
        <S.Place className="sb-unstyled">{title.split('/').slice(0, -1).join(' / ')}</S.Place>
        <S.TitleRow>
          <Title>{name}</Title>
          {stage && <Badge tone={stage.tone}>{stage.text}</Badge>}
        </S.TitleRow>
        <S.Lead>{children}</S.Lead>
        {stage && (
          <S.Note className="sb-unstyled">
            {stage.meaning}
            {size !== undefined && ` It adds at most ${size} kB (gzip), with all that it may load later.`}
          </S.Note>
        )}
      </S.Head>
      {stage && (
        <Source language="tsx" dark={mode === 'dark'} code={`import { ${exportName} } from '@producer-portal/ui'`} />
      )}
    </>
  )
}
