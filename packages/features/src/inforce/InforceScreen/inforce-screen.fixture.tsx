import {
  type InforceAlert,
  inforceLists,
  type InforceType,
  inLapseOrder,
  isInList,
} from '@producer-portal/domain/inforce'
import { type DemoPerson, mockInforceAlerts } from '@producer-portal/domain/mocks'
import { fn } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { getStoryUser, toStoryUser } from '../../testing/story-user.js'
import { storyList, useStoryList } from '../../testing/story-list.js'
import { InforceScreen, type InforceScreenProps } from './InforceScreen.js'

const cast = inLapseOrder(mockInforceAlerts(storyNow))

/** The sample alerts of a list. */
export const castAlerts = (type: InforceType): readonly InforceAlert[] => cast.filter((alert) => isInList(alert, type))

/** The args that the stories of the in-force screen start from: Peter Brandt and all alerts of the cast. */
export const inforceScreenArgs = {
  user: getStoryUser('brandt'),
  list: storyList(inforceLists.all),
  loaded: { rows: cast, onRetry: fn() },
  now: storyNow,
  onTypeSelect: fn(),
  onAlertOpen: fn(),
} satisfies InforceScreenProps

export const withAlerts = (rows: readonly InforceAlert[], state: InforceScreenProps['loaded']['state'] = 'ready') => ({
  loaded: { ...inforceScreenArgs.loaded, rows, state },
})

export const viewAsUser = (person: DemoPerson) => ({ user: toStoryUser(person) })

/** The screen with filters, sort, page and page size kept, as the app keeps them. */
export function WorkingInforceScreen(props: InforceScreenProps) {
  return <InforceScreen {...props} list={useStoryList(props.list)} />
}
