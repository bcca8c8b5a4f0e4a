'use client'

import {
  type CaseColumns,
  caseColumns,
  caseListHrefs,
  type ContractType,
  contractTypes,
} from '@producer-portal/domain/cases'
import {
  type ColumnSettings,
  columnSettingsHrefs,
  type ColumnSettingsProblem,
  differsFromSaved,
} from '@producer-portal/domain/column-settings'
import {
  CircleHelpIcon,
  Link,
  LoadState,
  PageHeader,
  SaveBar,
  Skeleton,
  Stack,
  Switch,
  Toolbar,
  UnderlineNav,
  useAnnounce,
} from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { columnSettingsMessages } from '../messages.js'
import { countHiddenColumns } from './column-rows.js'
import { ColumnList, type ColumnsPreview } from './ColumnList.js'
import { ColumnPreview } from './ColumnPreview.js'
import { ColumnSettingsBanner, type ColumnSettingsOutcome, ProblemBanner } from './ColumnSettingsBanners.js'
import { RestoreButton } from './RestoreButton.js'

const { space } = tokens

const Page = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`

/** The preview is beside the form where there is room for it. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.size.dialogLarge}) minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @container (inline-size < 68rem) {
    display: block;

    & > :nth-child(2) {
      display: none;
    }
  }
`

export interface ColumnSettingsScreenProps {
  /** The list whose columns are arranged. */
  type: ContractType
  /** All columns, as `defineCaseColumns` gives them with your own ones. Default: the columns of the portal. */
  columns?: CaseColumns<never>
  /** `loading` until it is known what was saved; `saving` and `restoring` show on their buttons. Default: `ready`. */
  state?: 'loading' | 'ready' | 'saving' | 'restoring'
  /** The reason the default columns are shown instead of the saved ones. Default: null, they aren't. */
  problem?: ColumnSettingsProblem | null
  /** The columns with the user's unsaved changes. */
  settings: ColumnSettings
  /** The saved columns; Cancel restores them. */
  saved: ColumnSettings
  /** Called with the whole list after every change, and with `saved` by Cancel. */
  onSettingsChange: (settings: ColumnSettings) => void
  /** Called by 'Save and Apply', which is off while nothing differs. */
  onSave: () => void
  /** Called when the user has confirmed that the defaults should be restored. */
  onRestore: () => void
  /** The last save or restore; shown until it is dismissed. Default: none. */
  outcome?: ColumnSettingsOutcome | null
  /** Called when the message about the outcome is dismissed. */
  onOutcomeClose: () => void
  /** Called by Retry when the columns failed to load. */
  onRetry: () => void
  /** The addresses of the three lists. Default: those of the portal. */
  listHrefs?: Readonly<Record<ContractType, string>>
  /** The addresses of this page for the three lists. Default: those of the portal. */
  settingsHrefs?: Readonly<Record<ContractType, string>>
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** The URL of the help page. Default: the Column Settings FAQ. */
  helpHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page where users order, lock and hide the columns of a New Business list. */
export function ColumnSettingsScreen(props: ColumnSettingsScreenProps) {
  const { type, columns = caseColumns, state = 'ready', problem, settings, saved, onSettingsChange, outcome } = props
  const { listHrefs = caseListHrefs, settingsHrefs = columnSettingsHrefs } = props
  const t = useMessages(columnSettingsMessages)
  const [isHiddenShown, setIsHiddenShown] = useState(true)
  const [preview, setPreview] = useState<ColumnsPreview | null>(null)
  const announce = useAnnounce()
  const count = countHiddenColumns(settings)
  const disabledReason =
    state !== 'ready' ? t('stillSaving') : differsFromSaved(settings, saved) ? null : t('nothingChanged')
  const cancel = () => {
    onSettingsChange(saved)
    announce(t('discarded'))
  }
  const tabs = contractTypes.map((list) => ({
    id: list,
    label: t(list),
    href: settingsHrefs[list],
    current: list === type ? ('page' as const) : undefined,
  }))
  return (
    <Page>
      <Parts>
        <Stack width="form">
          <PageHeader
            title={t('title')}
            titleRef={props.titleRef}
            description={t('lead')}
            breadcrumb={[
              { label: t('dashboard'), href: props.dashboardHref ?? '/dashboard' },
              { label: t('breadcrumbNewBusiness'), href: listHrefs[type] },
              { label: t('breadcrumbSettings') },
            ]}
            actions={
              <Link
                href={props.helpHref ?? '/documentation/column-settings-faq'}
                variant="quiet"
                iconStart={CircleHelpIcon}
              >
                {t('help')}
              </Link>
            }
          />
          <UnderlineNav items={tabs} aria-label={t('tabsLabel')} />
          {problem && <ProblemBanner problem={problem} onRetry={props.onRetry} />}
          <LoadState
            value={state}
            loadingLabel={t('loading')}
            skeleton={
              <Stack gap={3}>
                <Skeleton shape="block" width="14rem" height="2.5rem" />
                <Skeleton width="8rem" />
                <Skeleton shape="block" height="3.25rem" />
                <Skeleton width="8rem" />
                <Skeleton shape="block" height="28rem" />
              </Stack>
            }
          >
            {() => (
              <>
                <Toolbar
                  label={t('toolbarLabel')}
                  end={
                    <RestoreButton
                      isRestoring={state === 'restoring'}
                      isDisabled={state !== 'ready'}
                      onRestore={props.onRestore}
                    />
                  }
                >
                  {count > 0 && (
                    <Switch
                      label={t('hiddenColumns')}
                      stateText={t(isHiddenShown ? 'showing' : 'hiding', { count })}
                      checked={isHiddenShown}
                      onChange={({ target }) => setIsHiddenShown(target.checked)}
                    />
                  )}
                </Toolbar>
                <ColumnList
                  columns={columns}
                  settings={settings}
                  isHiddenShown={isHiddenShown}
                  onSettingsChange={onSettingsChange}
                  onPreview={setPreview}
                />
                <SaveBar
                  label={t('actionsLabel')}
                  cancelLabel={t('cancel')}
                  saveLabel={t('save')}
                  isSaving={state === 'saving'}
                  disabledReason={disabledReason}
                  onCancel={cancel}
                  onSave={props.onSave}
                >
                  <ColumnSettingsBanner outcome={outcome} listHref={listHrefs[type]} onClose={props.onOutcomeClose} />
                </SaveBar>
              </>
            )}
          </LoadState>
        </Stack>
        {state !== 'loading' && (
          <ColumnPreview columns={columns} settings={preview?.settings ?? settings} draggedId={preview?.draggedId} />
        )}
      </Parts>
    </Page>
  )
}
