export {
  ContractIllustrations,
  type ContractIllustrationsProps,
} from './ContractIllustrations/ContractIllustrations.js'
export {
  IllustrationHelp,
  type IllustrationHelpHrefs,
  type IllustrationHelpProps,
} from './IllustrationHelp/IllustrationHelp.js'
export { IllustrationNote, type IllustrationNoteProps } from './IllustrationNote/IllustrationNote.js'
export {
  IllustrationRequestScreen,
  type IllustrationRequestScreenProps,
} from './IllustrationRequest/IllustrationRequestScreen.js'
export type { WantedPolicy } from './IllustrationRequest/WantedPolicyNote.js'
export type { RecentPolicy } from './IllustrationRequest/RecentPolicies.js'
export {
  IllustrationWorkScreen,
  illustrationWorkViews,
  type IllustrationWorkDone,
  type IllustrationWorkScreenProps,
  type IllustrationWorkView,
} from './IllustrationWork/IllustrationWorkScreen.js'
export type { IllustrationsHubHrefs } from './IllustrationsHub/hub-cards.js'
export { IllustrationsHub, type IllustrationsHubProps } from './IllustrationsHub/IllustrationsHub.js'
export {
  contractIllustrationsMessages,
  illustrationHelpMessages,
  illustrationRequestMessages,
  illustrationsHubMessages,
  policySearchMessages,
  submittedIllustrationsMessages,
} from './messages.js'
export { illustrationNoteMessages } from './note-messages.js'
export { PolicySearchPanel, type PolicySearchPanelProps } from './PolicySearchPanel/PolicySearchPanel.js'
export {
  SubmittedIllustrations,
  type SubmittedIllustrationsProps,
} from './SubmittedIllustrations/SubmittedIllustrations.js'
export { illustrationWorkMessages } from './work-messages.js'
