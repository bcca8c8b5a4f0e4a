import '@producer-portal/ui/font.css'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers'
import { createElement } from 'react'
import { TextSearch } from './search/TextSearch.tsx'
import { getToolbarTheme, storybookTheme } from './docs/storybook-theme.ts'

const display: TagBadgeParameters[number]['display'] = {
  sidebar: [{ type: 'component', skipInherited: true }],
  toolbar: ['docs', 'story'],
  mdx: false,
}

// drawn in the color of the text around them: the frame is light or dark, and the row in view is filled
const quiet = { backgroundColor: 'transparent', color: 'inherit', borderColor: 'currentColor', fontWeight: 500 }

/** The only tags that show: where a component stands. */
const tagBadges: TagBadgeParameters = [
  { tags: 'beta', badge: { text: 'Beta', style: quiet, tooltip: 'Its props may still change' }, display },
  {
    tags: 'stable',
    badge: { text: 'Stable', style: { ...quiet, opacity: 0.75 }, tooltip: 'Its props stay until the next major' },
    display,
  },
]

const themeFor = (globals: Record<string, unknown>) =>
  storybookTheme(getToolbarTheme({ mode: globals['mode'] }), 'frame')

addons.setConfig({ theme: themeFor({}), tagBadges })

const follow = ({ globals }: { globals: Record<string, unknown> }) => addons.setConfig({ theme: themeFor(globals) })

// The frame around the stories follows the toolbar's mode, so that a dark page does not glare at its edges.
addons.register('producer-portal/theme', (api) => {
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

addons.register('producer-portal/search', () => {
  addons.add('producer-portal/search', {
    type: types.TOOL,
    title: 'Search the text',
    match: ({ viewMode }) => viewMode === 'docs' || viewMode === 'story',
    render: () => createElement(TextSearch),
  })
})
