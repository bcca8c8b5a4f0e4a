'use client'

import type { CaseColumns } from '@producer-portal/domain/cases'
import { type ColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import { Heading, Icon, LockIcon, Text } from '@producer-portal/ui'
import { stickyHeaderHeight, tokens } from '@producer-portal/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { columnSettingsMessages } from '../messages.js'

const { borderWidth, color, radius, space } = tokens

/** Stays in view beside the long list of columns. */
const Root = styled.section`
  position: sticky;
  inset-block-start: calc(${stickyHeaderHeight} + ${space[6]});
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`

const Frame = styled.div`
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.tableHeader};
`

/** Below one another, so that all are in view beside the list. */
const Columns = styled.ol`
  margin: 0;
  padding: ${space[1]} 0;
  list-style: none;

  &[data-locked] {
    border-block-end: ${borderWidth.hairline} solid ${color.borderStrong};
  }

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]};
    min-block-size: ${space[6]};
    padding-inline: ${space[4]};
    color: ${color.textMuted};
    font-size: ${tokens.fontSize.xs};
    line-height: ${tokens.lineHeight.xs};
  }

  & > li[data-dragged] {
    background: ${color.surfaceSelected};
    color: ${color.text};
  }
`

export interface ColumnPreviewProps {
  /** The columns, for their titles. */
  columns: CaseColumns<never>
  /** All columns in their order. */
  settings: ColumnSettings
  /** The column that is dragged, which stands out. Default: none. */
  draggedId?: string
}

/** Use it beside the list of columns: shows the columns of the table as they would be, the locked ones first. */
export function ColumnPreview({ columns, settings, draggedId }: ColumnPreviewProps) {
  const t = useMessages(columnSettingsMessages)
  const id = useId()
  const { nameColumn } = useTerms()
  const getTitle = (column: string) => columns.byId[column] && nameColumn(columns.byId[column]).title
  const visible = visibleColumns(settings)
  const locked = visible.filter((column) => column.locked)
  const other = visible.filter((column) => !column.locked)
  return (
    <Root aria-labelledby={id}>
      <Heading id={id} level={2} size="sm">
        {t('preview')}
      </Heading>
      <Text tone="muted">{t('previewText', { visible: visible.length, count: settings.length })}</Text>
      <Frame>
        {locked.length > 0 && (
          <Columns data-locked>
            {locked.map((column) => (
              <li key={column.id} data-dragged={column.id === draggedId || undefined}>
                {getTitle(column.id)}
                <Icon icon={LockIcon} label={t('locked')} />
              </li>
            ))}
          </Columns>
        )}
        <Columns>
          {other.map((column) => (
            <li key={column.id} data-dragged={column.id === draggedId || undefined}>
              {getTitle(column.id)}
            </li>
          ))}
        </Columns>
      </Frame>
    </Root>
  )
}
