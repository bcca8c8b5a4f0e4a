import type {
  coreTexts,
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
import type * as titles from '../i18n/page-titles.js'
import type * as terms from '../i18n/term-messages.js'
import type * as illustrations from '../illustrations/messages.js'
import type * as illustrationNote from '../illustrations/note-messages.js'
import type * as illustrationWork from '../illustrations/work-messages.js'
import type * as inforce from '../inforce/messages.js'
import type * as leaderboard from '../leaderboard/messages.js'
import type * as manageAccess from '../manage-access/messages.js'
import type * as quickLinks from '../quick-links/messages.js'
import type * as requirements from '../requirements/messages.js'
import type * as shellLater from '../shell/later-messages.js'
import type * as shell from '../shell/messages.js'
import type * as statements from '../statements/messages.js'

/** A counted text with the form for one and the form for others, and those that the language has besides. */
type CountedText = PluralText & { readonly one: string }

type TextLike<M> = M extends { readonly text: infer T } ? TextLike<T> : M extends string ? string : CountedText

/** A text for every entry of a catalog: one that is missing, or that no longer exists, fails types. */
type TextsOf<C extends { readonly entries: object }> = { readonly [K in keyof C['entries']]: TextLike<C['entries'][K]> }

/** Every text of the portal, by the subjects of the catalogs. */
export interface PackTexts {
  readonly ui: TextsOf<typeof coreTexts>
  readonly 'ui-forms': TextsOf<typeof formTexts>
  readonly 'ui-list': TextsOf<typeof listTexts>
  readonly 'ui-table': TextsOf<typeof tableTexts>
  readonly 'ui-table-parts': TextsOf<typeof tablePartTexts>
  readonly common: TextsOf<typeof common.commonMessages>
  readonly lists: TextsOf<typeof lists.listMessages>
  readonly downloads: TextsOf<typeof downloads.downloadMessages>
  readonly columns: TextsOf<typeof terms.columnMessages>
  readonly terms: TextsOf<typeof terms.termMessages>
  readonly 'page-titles': TextsOf<typeof titles.pageTitles>
  readonly shell: TextsOf<typeof shell.shellMessages>
  readonly 'shell-later': TextsOf<typeof shellLater.laterShellMessages>
  readonly 'profile-card': TextsOf<typeof shellLater.profileCardMessages>
  readonly 'code-check': TextsOf<typeof shellLater.codeCheckMessages>
  readonly exports: TextsOf<typeof exportTexts.exportMessages>
  readonly auth: TextsOf<typeof auth.authMessages>
  readonly inactivity: TextsOf<typeof auth.inactivityMessages>
  readonly 'sign-in-help': TextsOf<typeof auth.signInHelpMessages>
  readonly proof: TextsOf<typeof auth.proofMessages>
  readonly 'contact-change': TextsOf<typeof auth.contactChangeMessages>
  readonly 'two-factor': TextsOf<typeof auth.twoFactorMessages>
  readonly account: TextsOf<typeof account.accountMessages>
  readonly 'account-changes': TextsOf<typeof account.accountChangeMessages>
  readonly 'mobile-phone': TextsOf<typeof account.mobilePhoneMessages>
  readonly 'security-question': TextsOf<typeof account.securityQuestionMessages>
  readonly dashboard: TextsOf<typeof dashboard.dashboardMessages>
  readonly worklist: TextsOf<typeof dashboard.worklistMessages>
  readonly 'dashboard-without-lists': TextsOf<typeof dashboardLater.withoutListsMessages>
  readonly 'client-lookup': TextsOf<typeof clientLookup.clientLookupMessages>
  readonly 'column-settings': TextsOf<typeof columnSettings.columnSettingsMessages>
  readonly 'quick-links': TextsOf<typeof quickLinks.quickLinksMessages>
  readonly leaderboard: TextsOf<typeof leaderboard.leaderboardMessages>
  readonly statements: TextsOf<typeof statements.statementsMessages>
  readonly 'case-detail': TextsOf<typeof caseDetail.caseDetailMessages>
  readonly cases: TextsOf<typeof caseScreen.caseMessages>
  readonly 'case-counts': TextsOf<typeof cases.caseCountMessages>
  readonly 'case-summary': TextsOf<typeof cases.caseSummaryMessages>
  readonly 'case-widget': TextsOf<typeof cases.caseWidgetMessages>
  readonly 'home-office': TextsOf<typeof homeOffice.homeOfficeMessages>
  readonly undelivered: TextsOf<typeof undelivered.undeliveredMessages>
  readonly documentation: TextsOf<typeof documentation.documentationMessages>
  readonly requirements: TextsOf<typeof requirements.requirementMessages>
  readonly 'requirements-comment': TextsOf<typeof requirements.commentMessages>
  readonly 'requirements-upload': TextsOf<typeof requirements.uploadMessages>
  readonly inforce: TextsOf<typeof inforce.inforceMessages>
  readonly 'alert-summary': TextsOf<typeof inforce.alertSummaryMessages>
  readonly 'inforce-detail': TextsOf<typeof inforce.inforceDetailMessages>
  readonly 'inforce-widget': TextsOf<typeof inforce.inforceWidgetMessages>
  readonly 'illustrations-hub': TextsOf<typeof illustrations.illustrationsHubMessages>
  readonly 'illustration-help': TextsOf<typeof illustrations.illustrationHelpMessages>
  readonly 'illustration-request': TextsOf<typeof illustrations.illustrationRequestMessages>
  readonly 'policy-search': TextsOf<typeof illustrations.policySearchMessages>
  readonly 'submitted-illustrations': TextsOf<typeof illustrations.submittedIllustrationsMessages>
  readonly 'contract-illustrations': TextsOf<typeof illustrations.contractIllustrationsMessages>
  readonly 'illustration-note': TextsOf<typeof illustrationNote.illustrationNoteMessages>
  readonly 'illustration-work': TextsOf<typeof illustrationWork.illustrationWorkMessages>
  readonly 'manage-access': TextsOf<typeof manageAccess.manageAccessMessages>
}

/** The texts of a language, as `MessagesProvider` takes them. */
export function definePack(texts: PackTexts): readonly MessageOverrides[] {
  return Object.entries(texts).map(([subject, entries]: [string, MessageOverrides['texts']]) => ({
    subject,
    texts: entries,
  }))
}
