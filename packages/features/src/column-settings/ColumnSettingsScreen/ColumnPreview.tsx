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

const Header = styled.div`
  display: flex;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.tableHeader};
  overflow-x: auto;
`

const Columns = styled.ol`
  flex: none;
  display: flex;
  margin: 0;
  padding: 0;
  background: inherit;
  list-style: none;

  &[data-locked] {
    position: sticky;
    inset-inline-start: 0;
    border-inline-end: ${borderWidth.hairline} solid ${color.borderStrong};
  }

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]};
    box-sizing: border-box;
    flex: none;
    inline-size: 5.5rem;
    /* No title breaks inside a word. */
    min-inline-size: min-content;
    min-block-size: ${space[12]};
    padding: ${space[1]} ${space[2]};
    color: ${color.textMuted};
    font-size: ${tokens.fontSize.xs};
    line-height: ${tokens.lineHeight.xs};
  }
`

export interface ColumnPreviewProps {
  /** The columns, for their titles. */
  columns: CaseColumns<never>
  /** All columns in their order. */
  settings: ColumnSettings
}

/** Use it beside the list of columns: shows the header of the table as it would be, with locked columns that stay. */
export function ColumnPreview({ columns, settings }: ColumnPreviewProps) {
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
      {/* It scrolls, so the keys must get to it. */}
      <Header role="group" aria-label={t('previewHeader')} tabIndex={0}>
        {locked.length > 0 && (
          <Columns data-locked>
            {locked.map((column) => (
              <li key={column.id}>
                {getTitle(column.id)}
                <Icon icon={LockIcon} label={t('locked')} />
              </li>
            ))}
          </Columns>
        )}
        <Columns>
          {other.map((column) => (
            <li key={column.id}>{getTitle(column.id)}</li>
          ))}
        </Columns>
      </Header>
    </Root>
  )
}
