const emptyModule = 'data:text/javascript,export default null'

/**
 * The `resolve.alias` of a Vite build that drops three optional libraries of `jspdf`. It uses them to draw web pages and
 * SVG images, which exports don't; without the alias they become chunks of 380 kB that are never loaded.
 */
export const withoutPdfExtras = {
  canvg: emptyModule,
  dompurify: emptyModule,
  html2canvas: emptyModule,
} as const
