import {
  caseDetailMessages,
  caseSummaryMessages,
  caseMessages,
  caseCountMessages,
  caseWidgetMessages,
} from '@producer-portal/features/cases'
import { columnSettingsMessages } from '@producer-portal/features/column-settings'
import { dashboardMessages, withoutListsMessages } from '@producer-portal/features/dashboard'
import {
  assignManagersMessages,
  columnSettingsFaqMessages,
  documentationMessages,
  manageAccessFaqMessages,
  phaseOutFaqMessages,
  quickLinksFaqMessages,
  shareAgencyInfoMessages,
  shareAgentInfoMessages,
  suspendStaffMessages,
  transitionNoticeMessages,
  uploadFaqMessages,
} from '@producer-portal/features/documentation'
import { exportMessages } from '@producer-portal/features/exports'
import {
  alertSummaryMessages,
  inforceDetailMessages,
  inforceMessages,
  inforceWidgetMessages,
} from '@producer-portal/features/inforce'
import {
  illustrationHelpMessages,
  illustrationNoteMessages,
  illustrationRequestMessages,
  illustrationsHubMessages,
  policySearchMessages,
  submittedIllustrationsMessages,
} from '@producer-portal/features/illustrations'
import { homeOfficeMessages } from '@producer-portal/features/home-office'
import { commonMessages, listAuthored, pageTitles } from '@producer-portal/features/i18n'
import { listMessages } from '@producer-portal/features/list-messages'
import { statementsMessages } from '@producer-portal/features/statements'
import { clientLookupMessages } from '@producer-portal/features/client-lookup'
import { leaderboardMessages } from '@producer-portal/features/leaderboard'
import { quickLinksMessages } from '@producer-portal/features/quick-links'
import { manageAccessMessages } from '@producer-portal/features/manage-access'
import {
  accountChangeMessages,
  mobilePhoneMessages,
  accountMessages,
  securityQuestionMessages,
} from '@producer-portal/features/account'
import { commentMessages, requirementMessages, uploadMessages } from '@producer-portal/features/requirements'
import { inactivityMessages, authMessages, signInHelpMessages, twoFactorMessages } from '@producer-portal/features/auth'
import {
  codeCheckMessages,
  laterShellMessages,
  profileCardMessages,
  shellMessages,
} from '@producer-portal/features/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AuthoredTextTable } from './AuthoredTextTable.js'

const catalogs = [
  authMessages,
  inactivityMessages,
  signInHelpMessages,
  twoFactorMessages,
  codeCheckMessages,
  laterShellMessages,
  profileCardMessages,
  shellMessages,
  pageTitles,
  commonMessages,
  dashboardMessages,
  withoutListsMessages,
  caseMessages,
  caseCountMessages,
  caseDetailMessages,
  caseWidgetMessages,
  caseSummaryMessages,
  inforceMessages,
  inforceDetailMessages,
  inforceWidgetMessages,
  alertSummaryMessages,
  columnSettingsMessages,
  manageAccessMessages,
  clientLookupMessages,
  leaderboardMessages,
  statementsMessages,
  illustrationsHubMessages,
  illustrationHelpMessages,
  illustrationRequestMessages,
  policySearchMessages,
  submittedIllustrationsMessages,
  illustrationNoteMessages,
  quickLinksMessages,
  listMessages,
  homeOfficeMessages,
  requirementMessages,
  uploadMessages,
  commentMessages,
  exportMessages,
  documentationMessages,
  uploadFaqMessages,
  shareAgencyInfoMessages,
  shareAgentInfoMessages,
  assignManagersMessages,
  suspendStaffMessages,
  manageAccessFaqMessages,
  quickLinksFaqMessages,
  columnSettingsFaqMessages,
  transitionNoticeMessages,
  phaseOutFaqMessages,
  accountMessages,
  accountChangeMessages,
  mobilePhoneMessages,
  securityQuestionMessages,
]
const entries = catalogs.flatMap((catalog) => listAuthored(catalog))

/** Every text that nobody prescribed, for the product's owner to read once. A brand or a deployment may reword any. */
const meta = {
  title: 'Audits/Authored texts',
  component: AuthoredTextTable,
  args: { entries },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof AuthoredTextTable>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(entries.length + 1)
    await expect(canvas.queryByText('Need help signing in?')).toBeNull()
  },
}
