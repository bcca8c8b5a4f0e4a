import { meridianMutual } from '@producer-portal/domain/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { HelpIndex, type HelpIndexProps } from './HelpIndex.js'

const meta = {
  title: 'Features/Documentation/HelpIndex',
  component: HelpIndex,
  args: {
    searchText: '',
    onSearchTextChange: fn(),
    contactHrefs: { phone: `tel:${meridianMutual.phone}`, email: `mailto:${meridianMutual.email}` },
  },
  render: (args) => <WorkingIndex {...args} />,
} satisfies Meta<typeof HelpIndex>
export default meta
type Story = StoryObj<typeof meta>

/** The page with what is typed kept, as the app keeps it. */
function WorkingIndex(props: HelpIndexProps) {
  const [searchText, setSearchText] = useState(props.searchText)
  const change = (text: string) => {
    setSearchText(text)
    props.onSearchTextChange(text)
  }
  return <HelpIndex {...props} searchText={searchText} onSearchTextChange={change} />
}

/** All help pages by subject. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
    await expect(canvas.getByText('Updated Nov 26, 2026')).toBeVisible()
    for (const [section, names] of [
      ['New Business', ['Column Settings FAQ', 'Requirements Upload FAQ']],
      [
        'Manage Access',
        [
          'Share Agency Information',
          'Share Agent Information',
          'Assigning Managers',
          'Suspend and Reactivate Office Staff',
          'FAQ',
        ],
      ],
      ['General Information', ['Portal FAQ', 'Quicklinks FAQ', 'Classic Workbench Phase-Out Notice', 'Phase-Out FAQ']],
    ] as const) {
      const links = within(canvas.getByRole('region', { name: section })).getAllByRole('link')
      await expect(links.map(({ textContent }) => textContent)).toEqual(names)
    }
  },
}

/** Results lead to the answer itself; the words are marked, and the count is read out. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    const said: string[] = []
    const observer = new MutationObserver(() => said.push(status.textContent))
    observer.observe(status, { childList: true, subtree: true, characterData: true })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search help' }), 'How do I lock columns?')
    await waitFor(() => expect(status).toHaveTextContent(/^\d results for “How do I lock columns\?”$/))
    observer.disconnect()
    // Not at every key
    await expect(said.length).toBeLessThan(5)
    await expect(canvas.getByRole('link', { name: 'What does locking a column do?' })).toHaveAttribute(
      'href',
      '/documentation/column-settings-faq#locking',
    )
    await expect(canvas.getAllByText('lock', { selector: 'mark' })[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How do I reorder columns?' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Manage Access' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('region', { name: 'Manage Access' })).toBeVisible()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search help' }), '280 characters')
    await waitFor(() => expect(status).toHaveTextContent('1 result for “280 characters”'))
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search help' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search help' }), '25MB')
    await expect(canvas.getByRole('link', { name: 'Which files can I send?' })).toBeVisible()
  },
}

/** Nothing matches: the way to the help desk is still there. */
export const NoResults: Story = {
  args: { searchText: 'zeppelin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results for “zeppelin”')
    await expect(canvas.getByText(/^Check the spelling/)).toBeVisible()
    // Once, for who reads the page as well
    await expect(canvas.getAllByText('No results for “zeppelin”')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible()
  },
}

/** A long text without a match wraps. */
export const LongContent: Story = {
  args: { searchText: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3) },
  globals: { viewport: { value: '320-640', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
export const Narrow: Story = { ...phone }
