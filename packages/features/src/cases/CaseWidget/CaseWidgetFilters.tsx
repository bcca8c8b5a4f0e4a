'use client'

import { ListFilters, type ListFiltersProps } from '@producer-portal/ui'
import { listMessages } from '../../i18n/list-messages.js'
import { listFiltersLabels } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'

export type CaseWidgetFiltersProps = Omit<ListFiltersProps, 'labels'>

/** The filters of the widget as they are shown: loaded when they are opened, or when one of them is set. */
export function CaseWidgetFilters(props: CaseWidgetFiltersProps) {
  return <ListFilters {...props} labels={listFiltersLabels(useMessages(listMessages))} />
}
