'use client'
import { Button, Field, Modal, Select, Tabs } from '@producer-portal/ui'
import { useState } from 'react'
import { Data } from './parts/Data'

/** A field, a choice, a dialog, tabs and a table, as a page of a portal has them. */
export function SampleForm() {
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState('form')
  const form = (
    <>
      <Field label="Name">{(control) => <input {...control} />}</Field>
      <Select label="State" options={[{ value: 'ny', label: 'New York' }]} />
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
    </>
  )
  return (
    <>
      <Tabs
        label="Steps"
        tabs={[
          { id: 'form', label: 'Form', panel: form },
          { id: 'other', label: 'Other', panel: 'Another panel' },
        ]}
        selectedKey={tab}
        onSelectionChange={setTab}
      />
      <Data />
      <Modal title="Dialog" isOpen={isOpen} onClose={() => setOpen(false)}>
        In the dialog
      </Modal>
    </>
  )
}
