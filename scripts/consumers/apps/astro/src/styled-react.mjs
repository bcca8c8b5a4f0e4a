import react from '@astrojs/react/server.js'
import { createElement } from 'react'
import { ServerStyleSheet } from 'styled-components'

/** The renderer of React, which puts the styles of an island before its HTML; `middleware.mjs` moves them to the head. */
export default {
  ...react,
  async renderToStaticMarkup(Component, ...rest) {
    const sheet = new ServerStyleSheet()
    const Styled = (props) => sheet.collectStyles(createElement(Component, props))
    const { html, attrs } = await react.renderToStaticMarkup.call(this, Styled, ...rest)
    return { html: sheet.getStyleTags() + html, attrs }
  },
}
