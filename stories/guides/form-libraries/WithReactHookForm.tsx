import { Button, Checkbox, Combobox, Select, TextField } from '@producer-portal/ui'
import { Controller, useForm } from 'react-hook-form'
import { agents, type Contact } from './contact.js'

export interface WithReactHookFormProps {
  /** Called with the entries when all of them are valid. */
  onSave: (contact: Contact) => void
}

/** Fields of the platform take `register`: their ref, so that the first wrong one gets the focus, and their events. */
export function WithReactHookForm({ onSave }: WithReactHookFormProps) {
  const { control, formState, handleSubmit, register } = useForm<Contact>({
    defaultValues: { name: '', way: 'email', agent: '', isOwner: false },
  })
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)} style={{ display: 'grid', gap: '1rem' }}>
      <TextField
        label="Name"
        isRequired
        error={errors.name?.message}
        {...register('name', { required: 'Enter a name.' })}
      />
      <Select
        label="Contact by"
        options={[
          { value: 'email', label: 'Email' },
          { value: 'phone', label: 'Phone' },
        ]}
        {...register('way')}
      />
      <Controller
        control={control}
        name="agent"
        rules={{ required: 'Choose an agent.' }}
        render={({ field, fieldState }) => (
          <Combobox
            label="Agent"
            isRequired
            options={agents}
            ref={field.ref}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Checkbox label="Owns the contract" {...register('isOwner')} />
      <Button type="submit" variant="primary" isPending={isSubmitting}>
        Save
      </Button>
    </form>
  )
}
