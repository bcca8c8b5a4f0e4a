'use client'
import {
  Button,
  ButtonGroup,
  Checkbox,
  Combobox,
  Field,
  Fieldset,
  FileDrop,
  FileList,
  FilterBar,
  NumberField,
  OneTimeCodeField,
  PasswordField,
  PhoneField,
  RadioGroup,
  ReorderList,
  SaveBar,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  Toolbar,
} from '@producer-portal/ui'

const options = ['Spring', 'Summer'].map((label) => ({ value: label, label }))
const files = [{ id: 'a', name: 'letter.pdf', state: 'failed', errorText: 'Too large' } as const]
const doNothing = () => {}

/** What is filled in. */
export function Forms() {
  return (
    <>
      <ButtonGroup>
        <Button variant="primary" isPending>
          Saving
        </Button>
        <Button variant="quiet">Cancel</Button>
      </ButtonGroup>
      <Field label="Any control">{(control) => <input {...control} />}</Field>
      <Fieldset label="Group">
        <Checkbox label="Checkbox" isIndeterminate />
        <Switch label="Switch" />
      </Fieldset>
      <TextField label="Name" error="Enter a name" />
      <TextArea label="Note" maxLength={20} />
      <NumberField label="Count" />
      <PasswordField label="Password" />
      <PhoneField label="Phone" />
      <OneTimeCodeField label="Code" />
      <Select label="Season" options={options} />
      <Combobox label="Search a season" options={options} />
      <RadioGroup label="Choose" options={options} name="season" />
      <SearchField label="Search" />
      <FileDrop label="Files" onFilesAdd={doNothing} />
      <FileList files={files} onFileRemove={doNothing} />
      <ReorderList
        groups={[{ id: 'all', items: options.map(({ label }) => ({ id: label, label })) }]}
        onItemMove={doNothing}
      />
      <FilterBar
        label="Filters"
        filters={[{ id: 'season', label: 'Spring' }]}
        onFilterRemove={doNothing}
        onFiltersClear={doNothing}
      />
      <Toolbar label="Tools">
        <Button size="small">Tool</Button>
      </Toolbar>
      <SaveBar label="Changes" cancelLabel="Undo" saveLabel="Save" onCancel={doNothing} onSave={doNothing} />
    </>
  )
}
