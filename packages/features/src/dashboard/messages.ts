import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the dashboard around its widgets. */
export const dashboardMessages = defineMessages('dashboard', {
  title: authored('Dashboard'),
  welcome: authored('Welcome, {name}'),
  lead: authored('Here is where your business stands.'),
  leadWithoutLists: authored('Choose a place in the navigation to begin.'),
  asideLabel: authored('Links'),
})
