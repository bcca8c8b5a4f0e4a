export { ThemeWrapper } from './ThemeWrapper.js'
export type { ThemeWrapperProps } from './ThemeWrapper.js'
