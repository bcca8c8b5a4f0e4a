export { helpPageIds, isHelpPageId } from './help-pages.ts'
export type { HelpPageId } from './help-pages.ts'
