import { agentInShort } from '@producer-portal/domain/contracts'
import { getDisplayName } from '@producer-portal/domain/formatting'
import {
  type InforceAlert,
  type InforceColumnId,
  inforceColumns,
  type InforceType,
} from '@producer-portal/domain/inforce'
import type { ListWidgetColumn } from '@producer-portal/ui'
import type { Translate } from '../../i18n/useMessages.js'
import type { inforceWidgetMessages } from '../messages.js'

type TranslateWidget = Translate<typeof inforceWidgetMessages.entries>

/** The columns of each list between the owner and the agent: the facts that show how urgent an alert is. */
const columnsByType: Readonly<Record<InforceType, readonly InforceColumnId[]>> = {
  'pending-lapse': ['product-name', 'lapse-date', 'alert-date'],
  disburse: ['type', 'policy-status', 'transaction-date'],
  missed: ['payor-name', 'due-date', 'modal-premium'],
  terminate: ['product-name', 'policy-status', 'transaction-date'],
  service: ['type', 'policy-status', 'effective-date'],
  'contract-change': ['type', 'product-name', 'effective-date'],
  all: ['type', 'product-name', 'effective-date'],
}

/** The columns of one list of the widget. */
export function inforceWidgetColumns(type: InforceType, t: TranslateWidget): readonly ListWidgetColumn<InforceAlert>[] {
  return [
    {
      id: 'owner',
      header: t('ownerAndContract'),
      width: 240,
      minWidth: 208,
      isSortable: false,
      text: ({ clients }) => clients.map(getDisplayName).filter(Boolean).join(', ') || t('unnamed'),
      detail: ({ contract }) => contract.contractNo,
    },
    ...columnsByType[type].map(factColumn),
    {
      id: 'agent',
      card: 'subtitle',
      header: t('agent'),
      width: 184,
      minWidth: 128,
      isSortable: false,
      text: ({ agents }) => agentInShort(agents).name,
      detail: ({ agents }) => agentInShort(agents).agency,
    },
  ]
}

const cardPlaces: Readonly<Partial<Record<InforceColumnId, ListWidgetColumn<InforceAlert>['card']>>> = {
  'product-name': 'subtitle',
  'payor-name': 'subtitle',
  type: 'status',
  'policy-status': 'status',
  'lapse-date': 'meta',
  'due-date': 'meta',
  'transaction-date': 'meta',
  'effective-date': 'meta',
  'alert-date': 'meta',
  'modal-premium': 'amount',
}

function factColumn(id: InforceColumnId): ListWidgetColumn<InforceAlert> {
  const { header, width, align, text, tone } = inforceColumns[id]
  return {
    id,
    header,
    width,
    minWidth: Math.min(width, 136),
    align,
    isSortable: false,
    tone,
    text: (alert) => text(alert).replaceAll('\n', ', '),
    card: cardPlaces[id],
    cardText: cardPlaces[id] === 'meta' ? (alert) => joinLabel(header, text(alert)) : undefined,
  }
}

/** A value with its label, where it has one: 'Lapse Date 01/05/2027'. */
function joinLabel(label: string, value: string): string {
  return value && `${label} ${value}`
}
