/**
 * Parameters of a story that shows a whole page: no padding, and the checks that need a page. The whole document is
 * checked, so that landmarks and heading order count, and all content must be in a landmark. Spread it into
 * `parameters`: Storybook writes a commented meta's description over parameters that are not an object literal.
 */
export const wholePage = {
  layout: 'fullscreen',
  // A frame of its own on the docs page: sticky parts and the height of the window would not fit into the text.
  docs: { story: { inline: false, iframeHeight: 560 } },
  a11y: {
    // The skip link is outside every landmark on purpose. axe knows such links by their place before all others,
    // which here belong to Storybook's own hidden page; the link has a story of its own.
    context: { include: 'html', exclude: ['a[href="#main"]'] },
    config: { rules: [{ id: 'region', enabled: true }] },
  },
} as const
