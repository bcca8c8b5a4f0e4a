'use client'
import {
  Banner,
  Button,
  Combobox,
  LiveRegionProvider,
  MenuButton,
  Modal,
  StatusBadge,
  TextField,
  ToastProvider,
  Tooltip,
  useToast,
} from '@producer-portal/ui'
import { useState } from 'react'
import { Data } from './Data'

const options = ['Spring', 'Summer'].map((label) => ({ value: label, label }))

/** One component of each kind: words, a form, a table, and what opens over the page. */
export function Sample() {
  return (
    <LiveRegionProvider>
      <ToastProvider>
        <Banner tone="info">In a banner</Banner>
        <StatusBadge tone="success">Approved</StatusBadge>
        <TextField label="Name" />
        <Combobox label="Search a season" options={options} />
        <Data />
        <Layers />
      </ToastProvider>
    </LiveRegionProvider>
  )
}

function Layers() {
  const [isOpen, setOpen] = useState(false)
  const toast = useToast()
  return (
    <>
      <Button onClick={() => setOpen(true)}>Modal</Button>
      <Modal title="Modal" isOpen={isOpen} onClose={() => setOpen(false)}>
        In a modal
      </Modal>
      <MenuButton items={['Edit', 'Copy'].map((label) => ({ id: label, label }))}>MenuButton</MenuButton>
      <Tooltip content="In a tooltip">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button onClick={() => toast.show({ tone: 'success', message: 'Saved' })}>Toast</Button>
    </>
  )
}
