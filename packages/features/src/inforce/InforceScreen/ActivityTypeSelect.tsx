'use client'

import { activityTypes, type InforceType } from '@producer-portal/domain/inforce'
import { Select } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceMessages } from '../messages.js'

/** As wide as the longest of the choices, with the label before it. */
const Root = styled.div`
  inline-size: calc(1.5 * ${tokens.size.menu});

  ${media.belowTablet} {
    inline-size: 100%;
  }
`

export interface ActivityTypeSelectProps {
  /** The list that is shown. */
  type: InforceType
  /** Called with the selected list; go to its page. */
  onTypeSelect: (type: InforceType) => void
  /** Focuses the select when its page opens, because the user came by it. Default: false. */
  isFocused?: boolean
}

/** Use it above an in-force list to choose one of the seven lists, each of which has its own page. */
export function ActivityTypeSelect({ type, onTypeSelect, isFocused }: ActivityTypeSelectProps) {
  const t = useMessages(inforceMessages)
  return (
    <Root>
      <Select
        label={t('activityType')}
        options={activityTypes.map((list) => ({ value: list, label: t(list) }))}
        value={type}
        isLabelInside
        isFullWidth
        data-entry-focus={isFocused ? '' : undefined}
        onChange={({ target }) => {
          const chosen = activityTypes.find((list) => list === target.value)
          if (chosen) onTypeSelect(chosen)
        }}
      />
    </Root>
  )
}
