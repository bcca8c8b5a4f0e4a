import { caseAddress, caseKey } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import { inTurnOrder } from '@producer-portal/domain/requirements'
import type { SentContext } from '@producer-portal/domain/requirements'
import type { CaseCells, CaseRowLinks, CaseTurnActions } from '@producer-portal/features/cases'
import { CaseRowMenu, CommentLinks } from '@producer-portal/features/cases'
import { OptionalLink } from '@producer-portal/ui'
import { useCallback, useMemo } from 'react'
import { useMayAnswer } from '../requirements/useMayAnswer.js'
import type { CasePanelControl } from './useCasePanel.js'
import { caseDetailHref } from '../lists/case-panel-query.js'
import { usePolicyHref } from '../lists/usePolicyHref.js'

/** Room for one small button, in px. */
const rowActionsWidth = 32

/**
 * The links from the rows of a case table to its slide-outs, its dialogs and the policy system; stable between renders, so that the table doesn't redraw its rows.
 * @param page the address of the list
 * @param sent what was sent recently, and isn't offered again; keep the object between renders
 */
export function useCaseLinks(
  { openPanel, openDialog }: Pick<CasePanelControl, 'openPanel' | 'openDialog'>,
  sent: SentContext,
  page: string,
): CaseRowLinks {
  const getPolicyHref = usePolicyHref()
  const mayAnswer = useMayAnswer()
  const cells = useMemo<CaseCells>(
    () => ({
      'contract-number': ({ contract }) => (
        <OptionalLink href={getPolicyHref(contract)} isExternal>
          {contract.contractNo}
        </OptionalLink>
      ),
      // Nothing instead of an empty list, so that a card omits the label
      comments: (row, item) => {
        const requirement = inTurnOrder(row.requirements)[item]
        return (
          requirement?.comments?.trim() && (
            <CommentLinks
              key={`${caseKey(row)} ${requirement.id}`}
              row={{ requirements: [requirement] }}
              sent={sent}
              onUploadOpen={mayAnswer ? () => openDialog({ kind: 'upload', row, requirement }) : undefined}
            />
          )
        )
      },
    }),
    [getPolicyHref, openDialog, sent, mayAnswer],
  )
  const renderRowActions = useCallback(
    (row: Case) => (
      <CaseRowMenu
        row={row}
        sent={sent}
        onDetailOpen={() => openPanel(row, 'detail')}
        onRequirementsOpen={() => openPanel(row, 'requirements')}
        onUploadOpen={mayAnswer ? (requirement) => openDialog({ kind: 'upload', row, requirement }) : undefined}
        onStatusOpen={(requirement) => openDialog({ kind: 'status', row, requirement })}
        onMessageOpen={() => openDialog({ kind: 'message', row })}
      />
    ),
    [openPanel, openDialog, sent, mayAnswer],
  )
  const turnActions = useMemo<CaseTurnActions>(
    () => ({
      onUploadOpen: mayAnswer ? (row, requirement) => openDialog({ kind: 'upload', row, requirement }) : undefined,
      onCommentOpen: mayAnswer ? (row, requirement) => openDialog({ kind: 'comment', row, requirement }) : undefined,
      onStatusOpen: (row, requirement) => openDialog({ kind: 'status', row, requirement }),
      onRequirementsOpen: (row) => openPanel(row, 'requirements'),
      onDetailOpen: (row) => openPanel(row, 'detail'),
    }),
    [openPanel, openDialog, mayAnswer],
  )
  const onRowAction = useCallback((row: Case) => openPanel(row, 'detail'), [openPanel])
  const getRowHref = useCallback((row: Case) => caseDetailHref(page, caseAddress(row)), [page])
  return { getRowHref, cells, sent, turnActions, renderRowActions, rowActionsWidth, onRowAction, recycleCells: true }
}
