'use client'

import { type Case, caseKey, insuredNames } from '@producer-portal/domain/cases'
import { type Requirement, takesDocuments } from '@producer-portal/domain/requirements'
import { EllipsisIcon, IconButton, Menu, type MenuEntry } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseDetailMessages } from './case-detail-messages.js'

export interface CaseRowMenuProps {
  /** The case of the row. */
  row: Case
  /** Called by the way to the details of the case. */
  onDetailOpen: () => void
  /** Called by 'Case Requirements'. */
  onRequirementsOpen: () => void
  /** Called with the requirement that is to be answered with documents. */
  onUploadOpen: (requirement: Requirement) => void
  /** Called with the requirement whose history is asked for. */
  onStatusOpen: (requirement: Requirement) => void
  /** Called by 'Send a message'. */
  onMessageOpen: () => void
}

/** Use it at the end of a row of cases: the ways from a case to its details, its requirements and its agents. */
export function CaseRowMenu(props: CaseRowMenuProps) {
  const { row, onUploadOpen, onStatusOpen } = props
  const say = useMessages(caseDetailMessages)
  const name = insuredNames(row) || row.contract.contractNo
  const itemsFor = (kind: string, requirements: readonly Requirement[], onSelect: (requirement: Requirement) => void) =>
    requirements.map((requirement) => ({
      id: `${kind}-${requirement.id}`,
      label: requirement.pendingReqType?.trim() || say('unnamedRequirement'),
      onSelect: () => onSelect(requirement),
    }))
  const wanted = row.requirements.filter(takesDocuments)
  const entries: MenuEntry[] = [
    { id: 'detail', label: say('rowDetails'), onSelect: props.onDetailOpen },
    { id: 'requirements', label: say('openRequirements'), onSelect: props.onRequirementsOpen },
    { id: 'message', label: say('openMessage'), onSelect: props.onMessageOpen },
  ]
  if (wanted.length > 0) {
    entries.push({ id: 'upload', label: say('rowDocuments'), items: itemsFor('upload', wanted, onUploadOpen) })
  }
  if (row.requirements.length > 0) {
    entries.push({ id: 'status', label: say('rowStatus'), items: itemsFor('status', row.requirements, onStatusOpen) })
  }
  return (
    <Menu
      entries={entries}
      subject={caseKey(row)}
      placement="bottom-start"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} name={say('rowMenu', { name })} glyph={EllipsisIcon} size="small" iconSize={16} />
      )}
    />
  )
}
