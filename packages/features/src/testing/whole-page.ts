/**
 * Parameters of a story that shows a whole page: no padding, and the checks that need a page. The document itself is
 * looked at, so that landmarks and the order of headings count, and all content must stand in a landmark.
 */
export const wholePage = {
  layout: 'fullscreen',
  a11y: { context: 'html', config: { rules: [{ id: 'region', enabled: true }] } },
} as const
