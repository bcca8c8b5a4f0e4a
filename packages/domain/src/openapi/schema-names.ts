import type { GenericSchema } from 'valibot'
import { contactChangeSchema } from '../account/contact-change-endpoints.ts'
import { notificationPreferenceSchema } from '../account/notification-preferences.ts'
import { messageCountSchema, profileSchema } from '../account/profile.ts'
import { rememberedDeviceSchema } from '../account/remembered-devices.ts'
import { proofMethodsSchema } from '../auth/proof-endpoints.ts'
import { authSessionSchema, loginAnswerSchema } from '../auth/sign-in-answer.ts'
import { twoFactorStateSchema } from '../auth/two-factor-state.ts'
import { caseSchema } from '../cases/case.ts'
import { contractDetailSchema } from '../cases/contract-detail.ts'
import {
  clientDetailSchema,
  clientResultSchema,
  contractSourceSchema,
  lookupContractSchema,
} from '../client-lookup/entities.ts'
import { savedColumnSchema } from '../column-settings/column-setting.ts'
import { featureFlagsSchema } from '../config/feature-flags.ts'
import { healthSchema, jobStateSchema, outboxEntrySchema } from '../config/operations.ts'
import { contractSchema } from '../contracts/contract.ts'
import { agentSchema, clientSchema } from '../contracts/people.ts'
import { worklistItemSchema, worklistSchema } from '../dashboard/worklist.ts'
import { helpFeedbackSchema } from '../documentation/feedback.ts'
import { acknowledgementSchema, conflictSchema } from '../endpoint/endpoint.ts'
import { agentSearchResultSchema } from '../home-office/entities.ts'
import { outgoingMessageSchema } from '../home-office/outgoing.ts'
import {
  illustrationAgentSchema,
  illustrationOutcomeSchema,
  illustrationPolicySchema,
  submittedIllustrationSchema,
} from '../illustrations/entities.ts'
import { illustrationWorkAnswerSchema, illustrationWorkListSchema } from '../illustrations/work.ts'
import { importReportSchema } from '../import/report.ts'
import { inforceAlertSchema } from '../inforce/alert.ts'
import { inforceContractDetailSchema } from '../inforce/contract-detail.ts'
import { leaderboardEntrySchema, leaderboardTypeSchema } from '../leaderboard/entities.ts'
import { accessHistoryEntrySchema } from '../manage-access/access-history.ts'
import { accessLineSchema, accessReviewSchema, accessTemplateSchema } from '../manage-access/access-review.ts'
import { applicationReachSchema, reachSchema } from '../manage-access/effective-access.ts'
import {
  accessItemSchema,
  agencyOptionSchema,
  agentOptionSchema,
  delegationDetailSchema,
  delegationUserSchema,
  managedAgentSchema,
  managingItemSchema,
  savedAccessSchema,
  sharedAgentSchema,
} from '../manage-access/entities.ts'
import { quickLinkOptionSchema, quickLinkSelectionSchema } from '../quick-links/entities.ts'
import { quickLinkGroupsSchema } from '../quick-links/groups.ts'
import { commentAnswerSchema, sentAnswerSchema, uploadAnswerSchema } from '../requirements/answers.ts'
import { requirementSchema, subStatusSchema } from '../requirements/requirement.ts'
import { navigationItemSchema } from '../shell/navigation.ts'
import { siteNotificationSchema } from '../shell/site-notification.ts'
import { statementFileSchema, statementYearSchema } from '../statements/statements.ts'
import { submissionSchema } from '../submissions/endpoints.ts'

/**
 * The entities under the names that they have in the document, and so in every client that is generated from it. What
 * isn't here is named after its call.
 */
export const schemaNames: ReadonlyMap<GenericSchema, string> = new Map(
  Object.entries({
    AccessHistoryEntry: accessHistoryEntrySchema,
    AccessItem: accessItemSchema,
    AccessLine: accessLineSchema,
    AccessReview: accessReviewSchema,
    AccessTemplate: accessTemplateSchema,
    Acknowledgement: acknowledgementSchema,
    AgencyOption: agencyOptionSchema,
    Agent: agentSchema,
    AgentOption: agentOptionSchema,
    AgentSearchResult: agentSearchResultSchema,
    ApplicationReach: applicationReachSchema,
    AuthSession: authSessionSchema,
    Case: caseSchema,
    CaseDetail: contractDetailSchema,
    Client: clientSchema,
    ClientDetail: clientDetailSchema,
    ClientResult: clientResultSchema,
    CommentAnswer: commentAnswerSchema,
    Conflict: conflictSchema,
    ContactChange: contactChangeSchema,
    Contract: contractSchema,
    ContractSource: contractSourceSchema,
    DelegationDetail: delegationDetailSchema,
    DelegationUser: delegationUserSchema,
    FeatureFlags: featureFlagsSchema,
    Health: healthSchema,
    HelpFeedback: helpFeedbackSchema,
    IllustrationAgent: illustrationAgentSchema,
    IllustrationOutcome: illustrationOutcomeSchema,
    IllustrationPolicy: illustrationPolicySchema,
    IllustrationWork: illustrationWorkAnswerSchema,
    IllustrationWorkList: illustrationWorkListSchema,
    ImportReport: importReportSchema,
    InforceAlert: inforceAlertSchema,
    InforceContractDetail: inforceContractDetailSchema,
    JobState: jobStateSchema,
    LeaderboardEntry: leaderboardEntrySchema,
    LeaderboardType: leaderboardTypeSchema,
    LoginAnswer: loginAnswerSchema,
    LookupContract: lookupContractSchema,
    ManagedAgent: managedAgentSchema,
    ManagingItem: managingItemSchema,
    MessageCount: messageCountSchema,
    NavigationItem: navigationItemSchema,
    NotificationPreference: notificationPreferenceSchema,
    OutboxEntry: outboxEntrySchema,
    OutgoingMessage: outgoingMessageSchema,
    Profile: profileSchema,
    ProofMethods: proofMethodsSchema,
    QuickLink: quickLinkOptionSchema,
    QuickLinkGroups: quickLinkGroupsSchema,
    QuickLinkSelection: quickLinkSelectionSchema,
    Reach: reachSchema,
    RememberedDevice: rememberedDeviceSchema,
    Requirement: requirementSchema,
    RequirementStep: subStatusSchema,
    SavedAccess: savedAccessSchema,
    SavedColumn: savedColumnSchema,
    SentAnswer: sentAnswerSchema,
    SharedAgent: sharedAgentSchema,
    SiteNotification: siteNotificationSchema,
    StatementFile: statementFileSchema,
    StatementYear: statementYearSchema,
    Submission: submissionSchema,
    SubmittedIllustration: submittedIllustrationSchema,
    TwoFactorState: twoFactorStateSchema,
    UploadAnswer: uploadAnswerSchema,
    Worklist: worklistSchema,
    WorklistItem: worklistItemSchema,
  } satisfies Record<string, GenericSchema>).map(([name, schema]) => [schema, name]),
)
