'use client'
import { ChevronDownIcon, ChevronUpIcon } from '../../../icons/icons.js'
import { Fragment, useId, type ReactNode } from 'react'
import { Button } from '../../Button/Button.js'
import { oneLine } from '../../TruncatedText/text-lines.js'
import { getCardPress, getFields, getSummary, getTitle } from './card-content.js'
import { CardFields } from './CardFields.js'
import type { RowCardProps } from './RowCard.js'
import * as S from './SummaryCard.styles.js'

/**
 * One row as a summary of up to four lines: its name, what else identifies it, its state with an amount, and a note with
 * what can be done. A press on the name opens the row, and a button shows all fields.
 */
export function SummaryCard<Row>({ table, row, labels, isWhole, onWholeChange, onShowFullText }: RowCardProps<Row>) {
  const { columns, renderRowActions, hasActionsFirst, onRowAction, getRowHref } = table
  const id = useId()
  const title = getTitle(columns)
  const name = title ? oneLine(title.text(row)) : ''
  const get = (place: Parameters<typeof getSummary>[1]) => getSummary(columns, place, row)
  const detail = title?.cardDetail?.(row)
  const subtitle = [...(detail ? [['title', detail] as const] : []), ...get('subtitle')]
  const [status, meta, amount] = [get('status'), get('meta'), get('amount')]
  const titleNote = title?.cardNote?.(row)
  const note = [...(titleNote ? [['title', titleNote] as const] : []), ...get('note')]
  const actions = renderRowActions?.(row)
  // One person can have two rows, and two people one name
  const label = [`${id}-name`, subtitle.length > 0 && `${id}-subtitle`, status.length > 0 && `${id}-status`]
  const isExpandable = columns.some(({ card = 'field' }) => card === 'field')
  return (
    <S.Card aria-labelledby={label.filter(Boolean).join(' ')} {...getCardPress(table, row)}>
      <S.Head>
        <S.Title id={`${id}-name`}>
          {onRowAction && getRowHref ? (
            <S.Name as="a" className="dt-link" href={getRowHref(row)}>
              {name}
            </S.Name>
          ) : onRowAction ? (
            <S.Name type="button" onClick={() => onRowAction(row)}>
              {name}
            </S.Name>
          ) : (
            name
          )}
        </S.Title>
        {hasActionsFirst && actions && <S.HeadActions>{actions}</S.HeadActions>}
      </S.Head>
      {subtitle.length + amount.length > 0 && (
        <S.Subtitle data-whole={isWhole || undefined}>
          <span id={`${id}-subtitle`}>{between(subtitle, ' · ')}</span>
          {amount.length > 0 && <S.Amount>{between(amount, ' · ')}</S.Amount>}
        </S.Subtitle>
      )}
      {status.length + meta.length > 0 && (
        <S.State>
          {status.length > 0 && <S.Status id={`${id}-status`}>{between(status)}</S.Status>}
          {meta.length > 0 && <S.Meta>{between(meta, ' · ')}</S.Meta>}
        </S.State>
      )}
      {(note.length > 0 || isExpandable || (actions && !hasActionsFirst)) && (
        <S.Foot>
          {between(note)}
          {!hasActionsFirst && actions}
          {isExpandable && (
            <S.Expander
              as={Button}
              variant="quiet"
              size="small"
              iconEnd={isWhole ? ChevronUpIcon : ChevronDownIcon}
              aria-expanded={isWhole}
              aria-controls={isWhole ? `${id}-fields` : undefined}
              aria-describedby={`${id}-name`}
              onClick={() => onWholeChange(!isWhole)}
            >
              {labels.allFields}
            </S.Expander>
          )}
        </S.Foot>
      )}
      {isExpandable && isWhole && <CardFields id={`${id}-fields`} fields={getFields(table, row, onShowFullText)} />}
    </S.Card>
  )
}

/** The parts one after the other, with a text between them. */
function between(parts: readonly (readonly [key: string, shown: ReactNode])[], text = '') {
  return parts.map(([key, shown], index) => (
    <Fragment key={key}>
      {index > 0 && text}
      {shown}
    </Fragment>
  ))
}
