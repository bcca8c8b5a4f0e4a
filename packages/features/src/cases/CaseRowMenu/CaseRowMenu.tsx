'use client'

import { type Case, caseKey } from '@producer-portal/domain/cases'
import { insuredNames } from '@producer-portal/domain/contracts'
import { longestCellText } from '@producer-portal/domain/lists'
import {
  distinguishRequirements,
  offersUpload,
  type Requirement,
  type SentContext,
} from '@producer-portal/domain/requirements'
import { EllipsisIcon, IconButton, Menu, type MenuEntry, truncate, useLocale } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseDetailMessages } from '../case-detail-messages.js'

export interface CaseRowMenuProps {
  /** The case of the row. */
  row: Case
  /** The answers sent recently, and isn't offered again. Default: only what the service knows. */
  sent?: SentContext
  /** Called by 'Case details'. */
  onDetailOpen: () => void
  /** Called by 'Case Requirements'. */
  onRequirementsOpen: () => void
  /** Called with the requirement to upload documents for. Default: none are taken. */
  onUploadOpen?: (requirement: Requirement) => void
  /** Called with the requirement whose status history to show. */
  onStatusOpen: (requirement: Requirement) => void
  /** Called by 'Send a message'. */
  onMessageOpen: () => void
}

/** Use it in a row of a case list: opens the details, requirements and messages of the case. */
export function CaseRowMenu(props: CaseRowMenuProps) {
  const { row, sent, onUploadOpen, onStatusOpen } = props
  const locale = useLocale()
  const { toTerm } = useTerms()
  const t = useMessages(caseDetailMessages)
  const name = insuredNames(row) || row.contract.contractNo
  const getEntries = (): readonly MenuEntry[] => {
    const distinctions = distinguishRequirements(row.requirements, locale, toTerm)
    const toItems = (kind: string, requirements: readonly Requirement[], onAction: (one: Requirement) => void) =>
      requirements.map((requirement) => ({
        id: `${kind}-${requirement.id}`,
        label: [requirement.pendingReqType?.trim() || t('unnamedRequirement'), distinctions.get(requirement.id)]
          .filter(Boolean)
          .join(' · '),
        note: distinctions.has(requirement.id) ? getNote(requirement) : undefined,
        onAction: () => onAction(requirement),
      }))
    const uploadable = row.requirements.filter((requirement) => offersUpload(requirement, sent))
    const entries: MenuEntry[] = [
      { id: 'detail', label: t('rowDetails'), onAction: props.onDetailOpen },
      { id: 'requirements', label: t('openRequirements'), onAction: props.onRequirementsOpen },
      { id: 'message', label: t('openMessage'), onAction: props.onMessageOpen },
    ]
    if (onUploadOpen && uploadable.length > 0) {
      entries.push({ id: 'upload', label: t('rowDocuments'), items: toItems('upload', uploadable, onUploadOpen) })
    }
    if (row.requirements.length > 0) {
      entries.push({ id: 'status', label: t('rowStatus'), items: toItems('status', row.requirements, onStatusOpen) })
    }
    return entries
  }
  return (
    <Menu
      items={getEntries}
      resetKey={caseKey(row)}
      placement="bottom-start"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={t('rowMenu', { name })} icon={EllipsisIcon} size="small" iconSize={16} />
      )}
    />
  )
}

/** The purpose of one of several requirements of the same type, as long as a cell of the list may be. */
function getNote({ comments }: Requirement): string | undefined {
  const note = comments?.trim()
  return note ? truncate(note, longestCellText) : undefined
}
