export { ThemeProvider } from './theme/ThemeProvider.js'
