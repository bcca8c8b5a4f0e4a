import { contractTypeHrefs, contractTypeOfSegment } from '@producer-portal/domain/cases'
import type { ContractType } from '@producer-portal/domain/cases'
import {
  columnSettingsMessages,
  ColumnSettingsScreen,
  UnsavedColumnsModal,
} from '@producer-portal/features/column-settings'
import { useMessages } from '@producer-portal/features/messages'
import { useToast } from '@producer-portal/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { UnsavedGuard } from '../frame/UnsavedGuard.js'
import type { LeaveQuestion } from '../frame/UnsavedGuard.js'
import { useUser } from '../state/session-state.js'
import { useColumnArrangement } from './useColumnArrangement.js'
import { pathViewing, viewedNumber } from './viewed-number.js'

/** /new-business/column-settings/pending, issued and not-placed: the columns of one list. */
export function ColumnSettingsPage() {
  const type = contractTypeOfSegment(useLocation().pathname.split('/')[3]) ?? 'pending'
  return <Arrangement key={type} type={type} />
}

function Arrangement({ type }: { type: ContractType }) {
  const say = useMessages(columnSettingsMessages)
  const { show } = useToast()
  const hrefs = useHrefs()
  const { screen, save, discard, isUnsaved } = useColumnArrangement(type)

  const saveAndGo = async ({ onStay, onLeave }: LeaveQuestion) => {
    if (await save()) {
      show({ tone: 'success', title: say('saved') })
      onLeave()
    } else onStay()
  }
  return (
    <>
      <ColumnSettingsScreen type={type} {...hrefs} {...screen} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={discard}>
        {(question) => (
          <UnsavedColumnsModal
            isOpen={question.isOpen}
            isSaving={screen.state === 'saving'}
            onStay={question.onStay}
            onSave={() => void saveAndGo(question)}
            onDiscard={question.onLeave}
          />
        )}
      </UnsavedGuard>
    </>
  )
}

/** The ways on. Home office comes back to the lists of the agent or agency that it came from. */
function useHrefs() {
  const user = useUser()
  const [query] = useSearchParams()
  const number = viewedNumber(query, user)
  const below = (path: string) => contractTypeHrefs((segment) => pathViewing(`${path}/${segment}`, number))
  return {
    listHrefs: below('/new-business'),
    settingsHrefs: below('/new-business/column-settings'),
    dashboardHref: pathViewing('/dashboard', number),
  }
}
