// By name, because Storybook compiles its own frame to calls of it
import * as React from 'react'
import { styled } from 'storybook/theming'

const Select = styled.select(({ theme }) => ({
  alignSelf: 'center',
  height: 28,
  marginInlineStart: 8,
  padding: '0 6px',
  font: 'inherit',
  fontSize: 13,
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
}))

/** What `versions.json` at the root of the published documentation lists: folders beside it, the latest first. */
type Versions = readonly string[]

const inVersion = /^(.*\/)v(\d+\.\d+\.\d+)\/$/

/** The root of the documentation, and the version that is shown: undefined for what is not released yet. */
function readPlace() {
  const folder = location.pathname.replace(/[^/]*$/, '')
  const [, root = folder, version] = inVersion.exec(folder) ?? []
  return { root, version }
}

/** Leads to the same page of another version; absent where only one is published. */
export function VersionMenu() {
  const [versions, setVersions] = React.useState<Versions>([])
  const { root, version } = readPlace()
  React.useEffect(() => {
    fetch(`${root}versions.json`)
      .then(async (response) => (response.ok ? ((await response.json()) as Versions) : []))
      .then(setVersions, () => setVersions([]))
  }, [root])
  if (versions.length === 0) return null
  return (
    <Select
      aria-label="Version"
      value={version ?? ''}
      onChange={({ currentTarget: { value } }) => location.assign(`${root}${value && `v${value}/`}${location.search}`)}
    >
      <option value="">Not released yet</option>
      {versions.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  )
}
