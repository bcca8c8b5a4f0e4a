import '@producer-portal/ui/font.css'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers'
import { createElement } from 'react'
import { TextSearch } from './search/TextSearch.tsx'
import { VersionMenu } from './versions/VersionMenu.tsx'
import { stages } from './docs/stages.ts'
import { getToolbarTheme, storybookTheme } from './docs/storybook-theme.ts'

const display: TagBadgeParameters[number]['display'] = {
  sidebar: [{ type: 'component', skipInherited: true }],
  toolbar: ['docs', 'story'],
  mdx: false,
}

// drawn in the color of the text around them: the frame is light or dark, and the row in view is filled
const quiet = { backgroundColor: 'transparent', color: 'inherit', borderColor: 'currentColor', fontWeight: 500 }

/** The only tags that show: where a component stands. Most are stable, so that this one stands back. */
const tagBadges: TagBadgeParameters = Object.entries(stages).map(([tags, { text, meaning }]) => ({
  tags,
  badge: { text, style: tags === 'stable' ? { ...quiet, opacity: 0.75 } : quiet, tooltip: meaning },
  display,
}))

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

addons.register('producer-portal/versions', () => {
  addons.add('producer-portal/versions', {
    type: types.TOOL,
    title: 'Version',
    match: ({ viewMode }) => viewMode === 'docs' || viewMode === 'story',
    render: () => createElement(VersionMenu),
  })
})
