import type { HelpPageId } from '@producer-portal/domain/documentation'
import type { MessageCatalog } from '@producer-portal/ui'
import { authored, defineMessages, type AuthoredText } from '../i18n/define-messages.js'
import { helpPageSubject, type HelpPageText } from './HelpPage/help-page.js'
import { assignManagers } from './pages/assign-managers.js'
import { columnSettingsFaq } from './pages/column-settings-faq.js'
import { manageAccessFaq } from './pages/manage-access-faq.js'
import { phaseOutClassicPwFaq } from './pages/phase-out-classic-pw-faq.js'
import { portalFaq } from './pages/portal-faq.js'
import { quicklinksFaq } from './pages/quicklinks-faq.js'
import { shareAgencyInfo } from './pages/share-agency-info.js'
import { shareAgentInfo } from './pages/share-agent-info.js'
import { suspendReactivateOfficeStaff } from './pages/suspend-reactivate-office-staff.js'
import { transitionCommunication } from './pages/transition-communication.js'
import { uploadFaq } from './pages/upload-faq.js'

/** The help pages by the last part of their address. */
export const helpPages: Readonly<Record<HelpPageId, HelpPageText>> = {
  'upload-faq': uploadFaq,
  'column-settings-faq': columnSettingsFaq,
  'share-agency-info': shareAgencyInfo,
  'share-agent-info': shareAgentInfo,
  'assign-managers': assignManagers,
  'suspend-reactivate-office-staff': suspendReactivateOfficeStaff,
  'manage-access-faq': manageAccessFaq,
  'portal-faq': portalFaq,
  'quicklinks-faq': quicklinksFaq,
  'transition-communication': transitionCommunication,
  'phase-out-classic-pw-faq': phaseOutClassicPwFaq,
}

const texts = Object.entries(helpPages).map(([id, { markdown }]) => [id, authored(markdown)])

/** The help pages in Markdown, for a deployment that words some of them differently: each is replaced as a whole. */
export const helpPageMessages: MessageCatalog<Readonly<Record<HelpPageId, AuthoredText<string>>>> = defineMessages(
  helpPageSubject,
  Object.fromEntries(texts) as Record<HelpPageId, AuthoredText<string>>,
)

/** The day on which a page was changed last, `YYYY-MM-DD`. @param written when nothing was changed before */
export function latestUpdate(pages: Readonly<Record<string, Pick<HelpPageText, 'updated'>>>, written: string): string {
  return Object.values(pages).reduce((latest, { updated = '' }) => (updated > latest ? updated : latest), written)
}
