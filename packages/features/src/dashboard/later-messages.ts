import { authored, defineMessages } from '../i18n/define-messages.js'

// Apart from the texts of the dashboard, which every first visit loads.

/** The texts in place of the lists for those who have none, or none yet. */
export const withoutListsMessages = defineMessages('dashboard-without-lists', {
  activity: authored('Activity'),
  searchFirst: authored('Choose an agent or agency to see its activity.'),
  welcomeTitle: authored('Welcome to {product}'),
  welcomeText: authored(
    "Your access doesn't include cases or contracts. Use the links on this page for products and tools, and the navigation for everything else.",
  ),
})

/** Reminds users of the classic site of its password. */
export const classicPasswordMessages = defineMessages('dashboard-classic-password', {
  text: authored('Still using the classic site? It uses a different password.'),
  link: authored('Change your classic password'),
})

/** The card about the mobile app. */
export const mobileAppMessages = defineMessages('dashboard-mobile-app', {
  title: authored('Mobile app'),
  text: authored('Follow your cases and alerts on your phone with the {product} app for agents.'),
  appStore: authored('App Store'),
  googlePlay: authored('Google Play'),
})

/** Read out when items of the work that needs the producer are done. */
export const doneItemsMessages = defineMessages('worklist-done', {
  itemDone: authored('Done: {name}'),
  itemsDone: authored({ one: '{count} item done', other: '{count} items done' }),
})
