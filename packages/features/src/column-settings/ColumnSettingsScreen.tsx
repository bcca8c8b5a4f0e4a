'use client'

import { caseListHrefs, type ContractType, contractTypes } from '@producer-portal/domain/cases'
import {
  type ColumnSettings,
  columnSettingsHrefs,
  type ColumnSettingsProblem,
  differsFromSaved,
} from '@producer-portal/domain/column-settings'
import {
  ArrowLeftIcon,
  CircleHelpIcon,
  Icon,
  PageHeader,
  Switch,
  Toolbar,
  UnderlineNav,
  useAnnounce,
} from '@producer-portal/ui'
import { type Ref, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { hiddenCount } from './column-rows.js'
import { ColumnList } from './ColumnList.js'
import * as S from './ColumnSettingsScreen.styles.js'
import { ColumnSettingsWait } from './ColumnSettingsWait.js'
import { columnSettingsMessages } from './messages.js'
import type { ColumnSettingsOutcome } from './outcome-texts.js'
import { OutcomeBanner } from './OutcomeBanner.js'
import { ProblemBanner } from './ProblemBanner.js'
import { RestoreButton } from './RestoreButton.js'
import { SaveBar } from './SaveBar.js'

export interface ColumnSettingsScreenProps {
  /** Whose columns are arranged. */
  type: ContractType
  /** `loading` until it is known what was saved; `saving` and `restoring` show on their buttons. Default: `ready`. */
  state?: 'loading' | 'ready' | 'saving' | 'restoring'
  /** Why the default columns stand in for what was saved; told above the list. Default: they do not. */
  problem?: ColumnSettingsProblem | null
  /** The columns as they are being arranged. */
  settings: ColumnSettings
  /** The columns as they were saved last: Cancel goes back to them. */
  saved: ColumnSettings
  /** Called with the whole list after every change, and with `saved` by Cancel. */
  onSettingsChange: (settings: ColumnSettings) => void
  /** Called by 'Save and Apply', which is off while nothing differs. */
  onSave: () => void
  /** Called when people have confirmed that the defaults are to be restored. */
  onRestore: () => void
  /** What came of the last save or restore; stays until it is closed. Default: nothing. */
  outcome?: ColumnSettingsOutcome | null
  onOutcomeClose: () => void
  /** Called by Retry when the columns could not be had. */
  onRetry: () => void
  /** The addresses of the three lists. Default: those of the portal. */
  listHrefs?: Readonly<Record<ContractType, string>>
  /** The addresses of this page for the three lists. Default: those of the portal. */
  settingsHrefs?: Readonly<Record<ContractType, string>>
  /** Where the breadcrumb starts. Default: `/dashboard`. */
  dashboardHref?: string
  /** Where it is explained how columns are arranged. Default: the FAQ of the portal. */
  helpHref?: string
  /** Gives the title to the app, which focuses it after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
}

const tabMessages = { pending: 'tabPending', issued: 'tabIssued', not_placed: 'tabNotPlaced' } as const

/** Use it as the page on which people arrange the columns of a New Business list: order, locks, and what is hidden. */
export function ColumnSettingsScreen(props: ColumnSettingsScreenProps) {
  const { type, state = 'ready', problem, settings, saved, onSettingsChange, outcome } = props
  const { listHrefs = caseListHrefs, settingsHrefs = columnSettingsHrefs } = props
  const say = useMessages(columnSettingsMessages)
  const [isHiddenShown, setIsHiddenShown] = useState(true)
  const announce = useAnnounce()
  const count = hiddenCount(settings)
  const whyNot =
    state !== 'ready' ? say('stillSaving') : differsFromSaved(settings, saved) ? null : say('nothingChanged')
  const cancel = () => {
    onSettingsChange(saved)
    announce(say('discarded'))
  }
  const tabs = contractTypes.map((each) => ({
    id: each,
    label: say(tabMessages[each]),
    href: settingsHrefs[each],
    current: each === type ? ('page' as const) : undefined,
  }))
  return (
    <S.Root>
      <PageHeader
        title={say('title')}
        titleRef={props.titleRef}
        description={say('lead')}
        breadcrumb={[
          { label: say('breadcrumbDashboard'), href: props.dashboardHref ?? '/dashboard' },
          { label: say('breadcrumbNewBusiness'), href: listHrefs[type] },
          { label: say('breadcrumbSettings') },
        ]}
      />
      <S.Ways>
        <S.WithIcon href={listHrefs[type]} look="quiet">
          <Icon glyph={ArrowLeftIcon} data-way="back" />
          {say('back')}
        </S.WithIcon>
        <S.WithIcon href={props.helpHref ?? '/documentation/column-settings-faq'} look="quiet">
          <Icon glyph={CircleHelpIcon} />
          {say('help')}
        </S.WithIcon>
      </S.Ways>
      <UnderlineNav items={tabs} aria-label={say('tabsLabel')} />
      {problem && <ProblemBanner problem={problem} onRetry={props.onRetry} />}
      {state === 'loading' ? (
        <ColumnSettingsWait />
      ) : (
        <>
          <Toolbar
            label={say('toolbarLabel')}
            end={
              <RestoreButton
                isRestoring={state === 'restoring'}
                isOff={state !== 'ready'}
                onRestore={props.onRestore}
              />
            }
          >
            <Switch
              label={say('hiddenColumns')}
              stateText={say(isHiddenShown ? 'showing' : 'hiding', { count })}
              checked={isHiddenShown}
              onChange={({ target }) => setIsHiddenShown(target.checked)}
            />
          </Toolbar>
          <ColumnList settings={settings} isHiddenShown={isHiddenShown} onSettingsChange={onSettingsChange} />
          <SaveBar isSaving={state === 'saving'} whyNot={whyNot} onCancel={cancel} onSave={props.onSave}>
            {outcome && <OutcomeBanner outcome={outcome} listHref={listHrefs[type]} onClose={props.onOutcomeClose} />}
          </SaveBar>
        </>
      )}
    </S.Root>
  )
}
