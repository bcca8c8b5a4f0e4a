import type {
  choiceTexts,
  coreTexts,
  dateTexts,
  formTexts,
  listTexts,
  MessageOverrides,
  PluralText,
  tablePartTexts,
  tableTexts,
} from '@producer-portal/ui'
import type * as account from '../account/messages.js'
import type * as auth from '../auth/messages.js'
import type * as caseDetail from '../cases/case-detail-messages.js'
import type * as caseScreen from '../cases/case-screen-messages.js'
import type * as cases from '../cases/messages.js'
import type * as clientLookup from '../client-lookup/messages.js'
import type * as columnSettings from '../column-settings/messages.js'
import type * as dashboardLater from '../dashboard/later-messages.js'
import type * as dashboard from '../dashboard/messages.js'
import type * as documentation from '../documentation/messages.js'
import type * as exportTexts from '../exports/messages.js'
import type * as homeOffice from '../home-office/messages.js'
import type * as undelivered from '../home-office/undelivered-messages.js'
import type * as common from '../i18n/common-messages.js'
import type * as downloads from '../i18n/download-messages.js'
import type * as lists from '../i18n/list-messages.js'
import type * as newPassword from '../i18n/new-password-messages.js'
import type * as titles from '../i18n/page-titles.js'
import type * as terms from '../i18n/term-messages.js'
import type * as illustrations from '../illustrations/messages.js'
import type * as illustrationNote from '../illustrations/note-messages.js'
import type * as illustrationWork from '../illustrations/work-messages.js'
import type * as inforce from '../inforce/messages.js'
import type * as leaderboard from '../leaderboard/messages.js'
import type * as accessHistory from '../manage-access/access-history-messages.js'
import type * as manageAccess from '../manage-access/messages.js'
import type * as ownAccess from '../manage-access/own-access-messages.js'
import type * as quickLinks from '../quick-links/messages.js'
import type * as requirements from '../requirements/messages.js'
import type * as shellLater from '../shell/later-messages.js'
import type * as shell from '../shell/messages.js'
import type * as statements from '../statements/messages.js'

/** A counted text with the form for one and the form for others, and those that the language has besides. */
type CountedText = PluralText & { readonly one: string }

type TextLike<M> = M extends { readonly text: infer T } ? TextLike<T> : M extends string ? string : CountedText

/**
 * A text for every entry of a catalog: one that is missing, or that no longer exists, fails types, also of a catalog that is
 * open for others.
 */
type TextsOf<C extends { readonly entries: object }> = {
  readonly [K in keyof C['entries'] as string extends K ? never : K]: TextLike<C['entries'][K]>
}

/** The catalogs of the portal, by their subjects. */
interface Catalogs {
  readonly ui: typeof coreTexts
  readonly 'ui-choices': typeof choiceTexts
  readonly 'ui-dates': typeof dateTexts
  readonly 'ui-forms': typeof formTexts
  readonly 'ui-list': typeof listTexts
  readonly 'ui-table': typeof tableTexts
  readonly 'ui-table-parts': typeof tablePartTexts
  readonly common: typeof common.commonMessages
  readonly lists: typeof lists.listMessages
  readonly downloads: typeof downloads.downloadMessages
  readonly 'new-password': typeof newPassword.newPasswordMessages
  readonly columns: typeof terms.columnMessages
  readonly terms: typeof terms.termMessages
  readonly 'page-titles': typeof titles.pageTitles
  readonly shell: typeof shell.shellMessages
  readonly 'shell-later': typeof shellLater.laterShellMessages
  readonly 'profile-card': typeof shellLater.profileCardMessages
  readonly 'code-check': typeof shellLater.codeCheckMessages
  readonly exports: typeof exportTexts.exportMessages
  readonly auth: typeof auth.authMessages
  readonly inactivity: typeof auth.inactivityMessages
  readonly 'sign-in-help': typeof auth.signInHelpMessages
  readonly proof: typeof auth.proofMessages
  readonly 'contact-change': typeof auth.contactChangeMessages
  readonly 'two-factor': typeof auth.twoFactorMessages
  readonly account: typeof account.accountMessages
  readonly 'account-changes': typeof account.accountChangeMessages
  readonly 'mobile-phone': typeof account.mobilePhoneMessages
  readonly 'security-question': typeof account.securityQuestionMessages
  readonly dashboard: typeof dashboard.dashboardMessages
  readonly worklist: typeof dashboard.worklistMessages
  readonly 'dashboard-without-lists': typeof dashboardLater.withoutListsMessages
  readonly 'dashboard-mobile-app': typeof dashboardLater.mobileAppMessages
  readonly 'dashboard-classic-password': typeof dashboardLater.classicPasswordMessages
  readonly 'worklist-done': typeof dashboardLater.doneItemsMessages
  readonly 'client-lookup': typeof clientLookup.clientLookupMessages
  readonly 'column-settings': typeof columnSettings.columnSettingsMessages
  readonly 'quick-links': typeof quickLinks.quickLinksMessages
  readonly leaderboard: typeof leaderboard.leaderboardMessages
  readonly statements: typeof statements.statementsMessages
  readonly 'case-detail': typeof caseDetail.caseDetailMessages
  readonly cases: typeof caseScreen.caseMessages
  readonly 'case-counts': typeof cases.caseCountMessages
  readonly 'case-summary': typeof cases.caseSummaryMessages
  readonly 'case-widget': typeof cases.caseWidgetMessages
  readonly 'home-office': typeof homeOffice.homeOfficeMessages
  readonly undelivered: typeof undelivered.undeliveredMessages
  readonly documentation: typeof documentation.documentationMessages
  readonly requirements: typeof requirements.requirementMessages
  readonly 'requirements-comment': typeof requirements.commentMessages
  readonly 'requirements-upload': typeof requirements.uploadMessages
  readonly inforce: typeof inforce.inforceMessages
  readonly 'alert-summary': typeof inforce.alertSummaryMessages
  readonly 'inforce-detail': typeof inforce.inforceDetailMessages
  readonly 'inforce-widget': typeof inforce.inforceWidgetMessages
  readonly 'illustrations-hub': typeof illustrations.illustrationsHubMessages
  readonly 'illustration-help': typeof illustrations.illustrationHelpMessages
  readonly 'illustration-request': typeof illustrations.illustrationRequestMessages
  readonly 'policy-search': typeof illustrations.policySearchMessages
  readonly 'submitted-illustrations': typeof illustrations.submittedIllustrationsMessages
  readonly 'contract-illustrations': typeof illustrations.contractIllustrationsMessages
  readonly 'illustration-note': typeof illustrationNote.illustrationNoteMessages
  readonly 'illustration-work': typeof illustrationWork.illustrationWorkMessages
  readonly 'access-history': typeof accessHistory.accessHistoryMessages
  readonly 'manage-access': typeof manageAccess.manageAccessMessages
  readonly 'own-access': typeof ownAccess.ownAccessMessages
}

/** Every text of the portal, by the subjects of the catalogs. */
export type PackTexts = { readonly [Subject in keyof Catalogs]: TextsOf<Catalogs[Subject]> }

/** The texts of a language, as `MessagesProvider` takes them. */
export function definePack(texts: PackTexts): readonly MessageOverrides[] {
  return Object.entries(texts).map(([subject, entries]: [string, MessageOverrides['texts']]) => ({
    subject,
    texts: entries,
  }))
}
