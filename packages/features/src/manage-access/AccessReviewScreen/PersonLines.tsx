'use client'

import {
  accessDecisions,
  type AccessLine,
  getWidenedApplications,
  parseDelegationStatus,
  type PersonAccess,
} from '@producer-portal/domain/manage-access'
import {
  Banner,
  Button,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  Heading,
  StatusBadge,
  Text,
  Stack,
} from '@producer-portal/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { manageAccessMessages } from '../messages.js'
import * as S from './AccessReviewScreen.styles.js'
import { decide, type DecisionProps } from './useReviewColumns.js'

export interface PersonLinesProps
  extends DecisionProps, Pick<DataTableProps<AccessLine>, 'sortDescriptor' | 'onSortChange'> {
  /** The person with all lines. */
  person: PersonAccess
  /** The lines that the search finds. */
  lines: readonly AccessLine[]
  columns: readonly DataTableColumn<AccessLine>[]
}

const pageSize = 10
/** Px that the columns before the days need; more with larger text. */
const cardBreakpoint = 720

/** The access of one person, to be decided about line by line or at once. */
export function PersonLines(props: PersonLinesProps) {
  const { person, lines, columns, decisions, onDecisionsChange, isSaving, userId, ...sort } = props
  const { fullName, status } = person
  const t = useMessages(manageAccessMessages)
  const { toTerm } = useTerms()
  const id = useId()
  const [page, setPage] = useState(1)
  const isOwn = person.userId === userId
  const widened = getWidenedApplications(person.lines, decisions)
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <S.PersonHead>
        <div>
          <S.PersonName>
            <Heading id={id} level={2} size="md">
              {fullName}
            </Heading>
            <StatusBadge tone={parseDelegationStatus(status) === 'active' ? 'success' : 'neutral'}>
              {toTerm(status)}
            </StatusBadge>
          </S.PersonName>
          <Text tone="muted">
            {[
              toTerm(person.role),
              t('userIdOf', { userId: person.userId }),
              t('linesFound', { count: lines.length }),
            ].join(' · ')}
          </Text>
        </div>
        {isOwn && <Text tone="muted">{t('ownLines')}</Text>}
        {!isOwn && lines.length > 1 && (
          <S.Decision role="group" aria-label={t('decisionOfAll', { name: fullName })}>
            {accessDecisions.map((decision) => (
              <Button
                key={decision}
                variant="quiet"
                size="small"
                data-decision={decision}
                aria-pressed={lines.every((line) => decisions.get(line.id) === decision)}
                aria-disabled={isSaving}
                onClick={() => onDecisionsChange(decide(decisions, lines, decision))}
              >
                {t(decision === 'Confirmed' ? 'confirmLines' : 'removeLines', { count: lines.length })}
              </Button>
            ))}
          </S.Decision>
        )}
      </S.PersonHead>
      {widened.length > 0 && (
        <Banner tone="warning">{t('widened', { name: fullName, applications: widened.map(toTerm).join(', ') })}</Banner>
      )}
      <DataTable
        aria-label={t('personLines', { name: fullName })}
        columns={columns}
        rows={lines}
        {...sort}
        getRowId={({ id: lineId }) => lineId}
        showRowNumbers={false}
        cardBreakpoint={cardBreakpoint}
        hasCardSort={lines.length > pageSize}
        pagination={{ page, pageSize, onPageChange: setPage, hidesOnlyPage: true }}
      />
    </Stack>
  )
}
