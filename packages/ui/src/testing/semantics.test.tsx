import { act, fireEvent, render } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import * as ui from '../index.js'
import { samples } from './component-samples.js'
import { readSemantics } from './read-semantics.js'
import { ThemeWrapper } from './ThemeWrapper.js'

const ignore = () => undefined
const sample = (name: string, props: object): ReactElement => {
  const element = samples[name]
  if (!element) throw new Error(`There is no sample of ${name}`)
  return cloneElement(element, props)
}
const field = { hint: 'As on your license', error: 'Enter it.', isRequired: true, 'aria-describedby': 'elsewhere' }
const options = [
  { value: 'ma', label: 'Massachusetts' },
  { value: 'ny', label: 'New York', isDisabled: true },
]
const columns = [
  { id: 'name', header: 'Name', width: 120, isLocked: true, text: ({ name }: { name: string }) => name },
  { id: 'days', header: 'Days', width: 80, align: 'end', text: () => '3' },
] as const
const rows = [{ name: 'Rivera' }, { name: 'Chen' }]

/** States that a component is in once something was entered, chosen, opened or lost. */
const states: Readonly<Record<string, ReactElement>> = {
  'Accordion with an open part': sample('Accordion', {
    items: [
      { id: 'a', title: 'Documents', note: 2, content: 'None' },
      { id: 'b', title: 'Agents', content: 'None', isDisabled: true },
    ],
    defaultExpandedKeys: ['a'],
  }),
  'Avatar that is named': sample('Avatar', { isNamed: true }),
  'Banner about an error': sample('Banner', { tone: 'error', title: 'Not saved', onClose: ignore }),
  'Banner about a success': sample('Banner', { tone: 'success', layout: 'line' }),
  'BarList without a choice': sample('BarList', { onSelectionChange: undefined, selectedKey: undefined }),
  'Button that is pressed': sample('Button', { 'aria-pressed': true }),
  'Button while it works': sample('Button', { isPending: true, pendingText: 'Saving' }),
  'Checkbox with a problem': sample('Checkbox', { ...field, isIndeterminate: true, checked: false, onChange: ignore }),
  'Checklist with what is missing': sample('Checklist', {
    items: [{ id: 'digit', label: 'a digit', isMet: false }],
    showErrors: true,
  }),
  'Combobox with a problem': sample('Combobox', { ...field, value: 'ma', options, onValueChange: ignore }),
  'DataTable that is sorted': (
    <ui.DataTable
      aria-label="Cases"
      columns={columns}
      rows={rows}
      getRowId={({ name }) => name}
      sortDescriptor={{ columnId: 'name', direction: 'descending' }}
      onSortChange={ignore}
      pagination={{ page: 2, pageSize: 1, onPageChange: ignore }}
      renderRowActions={({ name }) => <ui.Button>Open {name}</ui.Button>}
    />
  ),
  'DataTable that loads': sample('DataTable', { state: 'loading', rows: [] }),
  'DataTable without rows': sample('DataTable', { rows: [], emptyState: 'No cases' }),
  'Disclosure that is open': sample('Disclosure', { defaultExpanded: true, isLandmark: true, headingLevel: 3 }),
  'EmptyState with a way on': sample('EmptyState', { description: 'Try fewer filters.', action: 'Clear' }),
  'ErrorState that tries again': sample('ErrorState', { isRetrying: true, description: 'Later.' }),
  'FileDrop with a problem': sample('FileDrop', field),
  'FileList of what was sent, and what was not': (
    <ui.FileList
      files={[
        { id: '1', name: 'a.pdf', size: 2048, state: 'uploading', progress: 40 },
        { id: '2', name: 'b.pdf', state: 'failed', error: 'Too large.', canRetry: true },
        { id: '3', name: 'c.pdf', state: 'done' },
      ]}
      label="Documents"
      onFileRemove={ignore}
      onFileRetry={ignore}
      onFileMove={ignore}
    />
  ),
  'FilterBar with several filters': sample('FilterBar', {
    filters: [
      { id: 'state', label: 'MA' },
      { id: 'time', label: 'Today' },
    ],
    onFiltersClear: ignore,
  }),
  'IconButton that is pressed': sample('IconButton', { 'aria-pressed': true }),
  'Link to another site': sample('Link', { href: 'https://example.com', isExternal: true }),
  'MenuButton with sections': sample('MenuButton', {
    items: [
      { id: 'csv', label: 'CSV', note: '3', isDestructive: true },
      {
        id: 'more',
        label: 'More',
        items: [
          { id: 'pdf', label: 'PDF', isDisabled: true },
          { id: 'site', label: 'Site', href: 'https://example.com', isExternal: true, isCurrent: true },
        ],
      },
    ],
  }),
  'NavRail on a page, with a menu': sample('NavRail', {
    items: [
      { id: 'cases', label: 'Cases', href: '/cases', icon: ui.SearchIcon, current: 'page' },
      { id: 'help', label: 'Help', icon: ui.SearchIcon, items: [{ id: 'faq', label: 'FAQ', href: '/faq' }] },
    ],
    label: 'Main',
  }),
  'OneTimeCodeField with a problem': sample('OneTimeCodeField', field),
  'Pagination on the last page': sample('Pagination', { page: 3, label: 'Pages' }),
  'PasswordField with a problem': sample('PasswordField', field),
  'PhoneField with a problem': sample('PhoneField', field),
  'ProgressBar that can be canceled': sample('ProgressBar', { onCancel: ignore, tone: 'danger' }),
  'ProgressBar without an end': sample('ProgressBar', { value: undefined }),
  'RadioGroup with a problem': sample('RadioGroup', { ...field, options, value: 'ma', onValueChange: ignore }),
  'ReorderList of two groups': sample('ReorderList', {
    groups: [
      {
        id: 'shown',
        label: 'Shown',
        items: [
          { id: 'a', label: 'Name' },
          { id: 'b', label: 'Days' },
        ],
      },
      { id: 'hidden', label: 'Hidden', items: [{ id: 'c', label: 'Status' }] },
    ],
    label: 'Columns',
  }),
  'SaveBar that has nothing to save': sample('SaveBar', { disabledReason: "You haven't changed anything yet." }),
  'SaveBar while it saves': sample('SaveBar', { isSaving: true }),
  'SearchField with a text': sample('SearchField', { value: 'Rivera', onValueChange: ignore }),
  'SearchResults with details': sample('SearchResults', {
    items: [{ id: 'a', label: 'Ana', description: '100101', details: ['Lakeshore'] }],
    isLabelVisible: true,
    selectedId: null,
  }),
  'Select with a problem': sample('Select', { ...field, options, value: 'ma', onChange: ignore }),
  'Stepper at its second step': sample('Stepper', {
    steps: [
      { id: 'a', label: 'One' },
      { id: 'b', label: 'Two' },
      { id: 'c', label: 'Three' },
    ],
    currentId: 'b',
    onStepSelect: ignore,
  }),
  'Switch that is on': sample('Switch', { checked: true, onChange: ignore, hint: 'By email', error: 'Not saved.' }),
  'Tabs with counts': sample('Tabs', {
    tabs: [
      { id: 'a', label: 'Pending', count: 3, panel: 'Three' },
      { id: 'b', label: 'Issued', count: 0, panel: 'None' },
    ],
    selectedKey: 'b',
  }),
  'Tag that can be removed': sample('Tag', { onRemove: ignore }),
  'TextArea with a problem': sample('TextArea', { ...field, characterLimit: 280, defaultValue: 'Text' }),
  'TextField with a problem': sample('TextField', field),
}

/*
 * The roles, names, states and order that people who do not look at the page go by. After a change that is meant,
 * `npx vitest -u semantics` writes it.
 */
/** Parts that load on demand are there. */
async function settle() {
  await act(() => vi.dynamicImportSettled())
}

const read = (name: string, page: Element) =>
  // The regions of the wrapper are told where they are the component
  name.endsWith('Provider')
    ? readSemantics(page)
    : readSemantics(page).replaceAll(/^div aria-live="\w+"[^"]*(?:"\w+")?$\n?/gm, '')

test('every component is told as it is known', async () => {
  const parts: string[] = []
  for (const [name, element] of [...Object.entries(samples), ...Object.entries(states)]) {
    const { baseElement, unmount } = render(element, { wrapper: ThemeWrapper })
    await settle()
    await settle()
    const trigger = baseElement.querySelector('[aria-haspopup], [aria-expanded=false][role=combobox]')
    parts.push(`# ${name}`, read(name, baseElement))
    if (trigger) {
      await act(async () => void fireEvent.click(trigger))
      await settle()
      parts.push(`# ${name}, opened`, read(name, baseElement))
    }
    unmount()
  }
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot('semantics.txt')
})
