export {
  IllustrationHelp,
  type IllustrationHelpHrefs,
  type IllustrationHelpProps,
} from './IllustrationHelp/IllustrationHelp.js'
export {
  IllustrationRequestScreen,
  type IllustrationRequestScreenProps,
  type WantedPolicy,
} from './IllustrationRequest/IllustrationRequestScreen.js'
export type { IllustrationsHubHrefs } from './IllustrationsHub/hub-cards.js'
export { IllustrationsHub, type IllustrationsHubProps } from './IllustrationsHub/IllustrationsHub.js'
export {
  illustrationHelpMessages,
  illustrationNoteMessages,
  illustrationRequestMessages,
  illustrationsHubMessages,
  submittedIllustrationsMessages,
} from './messages.js'
export {
  type IllustrationDownloadState,
  SubmittedIllustrations,
  type SubmittedIllustrationsProps,
} from './SubmittedIllustrations/SubmittedIllustrations.js'
