import { contractTypeHrefs, contractTypeOfSegment } from '@producer-portal/domain/cases'
import type { ContractType } from '@producer-portal/domain/cases'
import {
  columnSettingsMessages,
  ColumnSettingsScreen,
  UnsavedColumnsModal,
} from '@producer-portal/features/column-settings'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { LeavePrompt } from '../drafts/LeaveGuards.js'
import { UnsavedGuard } from '../drafts/UnsavedGuard.js'
import { useUser } from '../auth/state.js'
import { useColumnArrangement } from './useColumnArrangement.js'
import { pathViewing, viewedNumber } from '../home-office/viewed-number.js'

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

  const saveAndGo = async ({ onStay, onLeave }: LeavePrompt) => {
    if (await save()) {
      show({ tone: 'success', title: say('saved') })
      onLeave()
    } else onStay()
  }
  return (
    <>
      <ColumnSettingsScreen type={type} {...hrefs} {...screen} />
      <UnsavedGuard isUnsaved={isUnsaved} onLeave={discard}>
        {(prompt) => (
          <UnsavedColumnsModal
            isOpen={prompt.isOpen}
            isSaving={screen.state === 'saving'}
            onStay={prompt.onStay}
            onSave={() => void saveAndGo(prompt)}
            onDiscard={prompt.onLeave}
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
