import {
  assignAgent,
  assignmentStatus,
  type AssignmentStatus,
  findNamesakes,
  isAssigned,
  type ManagedAgent,
  type PendingAssignments,
} from '@producer-portal/domain/manage-access'
import { Checkbox, type DataTableColumn, StatusBadge, type StatusBadgeProps } from '@producer-portal/ui'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { manageAccessMessages } from '../messages.js'

const statusLabels = {
  assigned: 'assigned',
  'assigned-upon-saving': 'assignedUponSaving',
  'unassigned-upon-saving': 'unassignedUponSaving',
} as const
const statusTones = {
  assigned: 'success',
  'assigned-upon-saving': 'info',
  'unassigned-upon-saving': 'warning',
} as const satisfies Readonly<Record<Exclude<AssignmentStatus, 'none'>, StatusBadgeProps['tone']>>

export interface AgentAssignment {
  /** The changes that wait to be saved. */
  pending: PendingAssignments
  /** Called with all changes after each of them. */
  onPendingChange: (pending: PendingAssignments) => void
  /** True if the changes are being saved. Default: false. */
  isSaving?: boolean
  /** The names of those who changed an agent while the user was editing, by agent number. Default: none. */
  changedMeanwhile?: ReadonlyMap<string, string>
}

/** An agent's name with a box to assign it, and what saving would change. */
export function useAgentColumns(
  { pending, onPendingChange, isSaving, changedMeanwhile }: AgentAssignment,
  agents: readonly ManagedAgent[],
): readonly DataTableColumn<ManagedAgent>[] {
  const t = useMessages(manageAccessMessages)
  const namesakes = useMemo(() => findNamesakes(agents.map(({ name }) => name)), [agents])
  return useMemo(() => {
    const nameOf = ({ name, agentNumber }: ManagedAgent) => {
      if (name === null) return agentNumber
      return namesakes.has(name) ? `${name} (${agentNumber})` : name
    }
    const textOf = (agent: ManagedAgent) => {
      const status = assignmentStatus(agent, pending)
      return status === 'none' ? '' : t(statusLabels[status])
    }
    const meanwhile: DataTableColumn<ManagedAgent> = {
      id: 'meanwhile',
      header: t('meanwhile'),
      width: 240,
      text: ({ agentNumber }) => {
        const name = changedMeanwhile?.get(agentNumber)
        return name ? t('changedBy', { name }) : ''
      },
    }
    return [
      {
        id: 'name',
        header: t('availableAgents'),
        width: 320,
        minWidth: 200,
        text: nameOf,
        cell: (agent) => (
          <Checkbox
            label={nameOf(agent)}
            checked={isAssigned(agent, pending)}
            disabled={isSaving}
            onChange={({ target }) => onPendingChange(assignAgent(pending, agent, target.checked))}
          />
        ),
        card: 'title',
      },
      {
        id: 'status',
        header: t('status'),
        width: 220,
        minWidth: 190,
        text: textOf,
        cell: (agent) => {
          const status = assignmentStatus(agent, pending)
          return status !== 'none' && <StatusBadge tone={statusTones[status]}>{textOf(agent)}</StatusBadge>
        },
      },
      ...(changedMeanwhile && changedMeanwhile.size > 0 ? [meanwhile] : []),
    ]
  }, [t, pending, onPendingChange, isSaving, changedMeanwhile, namesakes])
}
