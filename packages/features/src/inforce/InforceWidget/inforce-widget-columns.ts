import { agentInShort } from '@producer-portal/domain/contracts'
import { getDisplayName } from '@producer-portal/domain/formatting'
import type { InforceAlert, InforceWidgetList } from '@producer-portal/domain/inforce'
import type { ListWidgetColumn, Locale } from '@producer-portal/ui'
import { writeColumn } from '../../lists/write-column.js'
import type { Translate } from '../../i18n/useMessages.js'
import type { Terms } from '../../i18n/useTerms.js'
import type { inforceWidgetMessages } from '../messages.js'

type TranslateWidget = Translate<typeof inforceWidgetMessages.entries>

/** The columns of one list of the widget. */
export function inforceWidgetColumns<Row extends InforceAlert>(
  facts: InforceWidgetList<Row>['facts'],
  t: TranslateWidget,
  locale: Locale,
  terms: Terms,
): readonly ListWidgetColumn<Row>[] {
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
    ...facts.map((fact) => writeColumn(fact, locale, terms)),
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
