'use client'
import {
  Button,
  ConfirmModal,
  Drawer,
  Menu,
  MenuButton,
  Modal,
  Popover,
  Portal,
  SearchPanel,
  SearchResults,
  SlideOut,
  Tooltip,
  useToast,
} from '@producer-portal/ui'
import { useState } from 'react'

const entries = ['Edit', 'Copy'].map((label) => ({ id: label, label }))
const doNothing = () => {}
const searchLabels = {
  field: 'Command',
  search: 'Search',
  close: 'Close',
  idle: 'Search for a command',
  searching: 'Searching…',
  results: (count: number) => `${count} found`,
  failed: 'The search failed.',
  unreachable: 'No connection.',
}

/** What opens over the page, each behind a button with its name. */
export function Overlays() {
  const [open, setOpen] = useState('')
  const toast = useToast()
  const dialog = (title: string) => ({ title, isOpen: open === title, onClose: () => setOpen('') })
  return (
    <>
      {['Modal', 'ConfirmModal', 'Drawer', 'SlideOut', 'SearchPanel'].map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Modal {...dialog('Modal')}>In a modal</Modal>
      <ConfirmModal
        {...dialog('ConfirmModal')}
        cancelAction={{ label: 'Stay', onAction: () => setOpen('') }}
        confirmAction={{ label: 'Leave', onAction: () => setOpen('') }}
      >
        In a question
      </ConfirmModal>
      <Drawer {...dialog('Drawer')}>In a drawer</Drawer>
      <SlideOut {...dialog('SlideOut')}>In a slide-out</SlideOut>
      <SearchPanel
        {...dialog('SearchPanel')}
        labels={searchLabels}
        search={{ step: 'done', term: 'a', result: entries }}
        onSearch={doNothing}
        validate={() => null}
        getCount={(found) => found.length}
      >
        {(found) => <SearchResults label="Found" items={found} onSelect={doNothing} />}
      </SearchPanel>
      <MenuButton items={entries}>MenuButton</MenuButton>
      <Menu renderTrigger={(props) => <Button {...props}>Menu</Button>} items={entries} />
      <Popover renderTrigger={(props) => <Button {...props}>Popover</Button>} label="Popover">
        In a popover
      </Popover>
      <Tooltip content="In a tooltip">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button onClick={() => toast.show({ tone: 'success', message: 'Saved' })}>Toast</Button>
      <Portal>At the end of the page</Portal>
    </>
  )
}
