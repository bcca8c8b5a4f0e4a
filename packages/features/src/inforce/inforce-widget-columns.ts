import { agentInShort } from '@producer-portal/domain/cases'
import { displayNameOf } from '@producer-portal/domain/formatting'
import {
  type InforceAlert,
  type InforceColumnId,
  inforceColumns,
  type InforceType,
} from '@producer-portal/domain/inforce'
import type { ListWidgetColumn } from '@producer-portal/ui'
import type { Say } from '../messages/use-messages.js'
import type { inforceWidgetMessages } from './inforce-widget-messages.js'

type SayWidget = Say<typeof inforceWidgetMessages.entries>

/** What the widget shows of each list between the owner and the agent: the facts by which people tell urgent alerts. */
const factsOf: Readonly<Record<InforceType, readonly InforceColumnId[]>> = {
  'pending-lapse': ['product-name', 'lapse-date', 'alert-date'],
  disburse: ['type', 'policy-status', 'transaction-date'],
  missed: ['payor-name', 'due-date', 'modal-premium'],
  terminate: ['product-name', 'policy-status', 'transaction-date'],
  service: ['type', 'policy-status', 'effective-date'],
  'contract-change': ['type', 'product-name', 'effective-date'],
  all: ['type', 'product-name', 'effective-date'],
}

/** The columns of one list of the widget. */
export function inforceWidgetColumns(type: InforceType, say: SayWidget): readonly ListWidgetColumn<InforceAlert>[] {
  return [
    {
      id: 'owner',
      header: say('ownerAndContract'),
      width: 240,
      minWidth: 208,
      isSortable: false,
      text: ({ clients }) => clients.map(displayNameOf).filter(Boolean).join(', ') || say('unnamed'),
      detail: ({ contract }) => contract.contractNo,
    },
    ...factsOf[type].map(factColumn),
    {
      id: 'agent',
      header: say('agent'),
      width: 184,
      minWidth: 128,
      isSortable: false,
      text: ({ agents }) => agentInShort(agents).name,
      detail: ({ agents }) => agentInShort(agents).agency,
    },
  ]
}

function factColumn(id: InforceColumnId): ListWidgetColumn<InforceAlert> {
  const { headerTitle, width, align, lines } = inforceColumns[id]
  return {
    id,
    header: headerTitle,
    width,
    minWidth: Math.min(width, 136),
    align,
    isSortable: false,
    text: (alert) => lines(alert).join(', '),
  }
}
