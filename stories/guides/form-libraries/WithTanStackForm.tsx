import { Button, Checkbox, Combobox, Select, TextField } from '@producer-portal/ui'
import { useForm } from '@tanstack/react-form'
import { agents, type Contact } from './contact.js'

export interface WithTanStackFormProps {
  /** Called with the entries when all of them are valid. */
  onSave: (contact: Contact) => void
}

const empty: Contact = { name: '', way: 'email', agent: '', isOwner: false }

/** Fields of the platform take `value` and `onChange`, ours with a choice of their own `onValueChange`. */
export function WithTanStackForm({ onSave }: WithTanStackFormProps) {
  const form = useForm({ defaultValues: empty, onSubmit: ({ value }) => onSave(value) })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
      style={{ display: 'grid', gap: '1rem' }}
    >
      <form.Field
        name="name"
        validators={{ onSubmit: ({ value }) => (value.trim() === '' ? 'Enter a name.' : undefined) }}
      >
        {({ state, handleBlur, handleChange }) => (
          <TextField
            label="Name"
            isRequired
            value={state.value}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.value)}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="way">
        {({ state, handleChange }) => (
          <Select
            label="Contact by"
            options={[
              { value: 'email', label: 'Email' },
              { value: 'phone', label: 'Phone' },
            ]}
            value={state.value}
            onChange={(event) => handleChange(event.target.value === 'phone' ? 'phone' : 'email')}
          />
        )}
      </form.Field>
      <form.Field
        name="agent"
        validators={{ onSubmit: ({ value }) => (value === '' ? 'Choose an agent.' : undefined) }}
      >
        {({ state, handleBlur, handleChange }) => (
          <Combobox
            label="Agent"
            isRequired
            options={agents}
            value={state.value}
            onBlur={handleBlur}
            onValueChange={handleChange}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="isOwner">
        {({ state, handleChange }) => (
          <Checkbox
            label="Owns the contract"
            checked={state.value}
            onChange={(event) => handleChange(event.target.checked)}
          />
        )}
      </form.Field>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  )
}
