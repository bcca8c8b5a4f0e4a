export { ThemeWrapper } from './ThemeWrapper.js'
export type { ThemeWrapperProps } from './ThemeWrapper.js'
export { watchActions } from './watch-actions.js'
export type { ActionWatch, WatchActionsOptions } from './watch-actions.js'
