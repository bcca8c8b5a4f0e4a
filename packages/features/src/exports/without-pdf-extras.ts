/**
 * The PDF library can also draw web pages and SVG images. Exports need neither: as `resolve.alias` of a Vite build this leaves
 * the three libraries for them out, which would otherwise have chunks of 380 kB that are never loaded.
 */
export const withoutPdfExtras = [
  { find: /^(?:canvg|html2canvas|dompurify)$/, replacement: 'data:text/javascript,export default null' },
]
