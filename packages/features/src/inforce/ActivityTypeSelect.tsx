'use client'

import { activityTypes, type InforceType, inforceTypes } from '@producer-portal/domain/inforce'
import { Select } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './ActivityTypeSelect.styles.js'
import { inforceMessages } from './messages.js'

export interface ActivityTypeSelectProps {
  /** The list that is shown. */
  type: InforceType
  /** Called with the list that people choose; go to its page. */
  onTypeSelect: (type: InforceType) => void
  /** Asks for the focus when its page opens: people came by this choice, and may go on choosing. Default: false. */
  isFocused?: boolean
}

const options = activityTypes.map((type) => ({ value: type, label: inforceTypes[type].label }))

/** Use it above an in-force list: the choice among the seven lists, which are pages of their own. */
export function ActivityTypeSelect({ type, onTypeSelect, isFocused }: ActivityTypeSelectProps) {
  const say = useMessages(inforceMessages)
  return (
    <S.Root>
      <Select
        label={say('activityType')}
        options={options}
        value={type}
        isFullWidth
        data-entry-focus={isFocused ? '' : undefined}
        onChange={({ target }) => {
          const chosen = activityTypes.find((each) => each === target.value)
          if (chosen) onTypeSelect(chosen)
        }}
      />
    </S.Root>
  )
}
