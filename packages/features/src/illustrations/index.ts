export {
  IllustrationHelp,
  type IllustrationHelpHrefs,
  type IllustrationHelpProps,
} from './IllustrationHelp/IllustrationHelp.js'
export type { IllustrationsHubHrefs } from './IllustrationsHub/hub-cards.js'
export { IllustrationsHub, type IllustrationsHubProps } from './IllustrationsHub/IllustrationsHub.js'
export { illustrationHelpMessages, illustrationsHubMessages } from './messages.js'
