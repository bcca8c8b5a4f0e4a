'use client'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { tokens } from '../../tokens/tokens.js'
import { Button } from '../Button/Button.js'
import { Modal } from '../Modal/Modal.js'
import { FilterFields } from './FilterFields.js'
import { openValues, getValues, type FilterValues, type ListFilter } from './list-filter.js'
import type { ListFiltersLabels } from './list-filters-labels.js'

/** The fields one below the other. */
const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`

export interface FilterDialogProps {
  /** True if it is shown. */
  isOpen: boolean
  /** Title of the dialog. */
  title: string
  /** The filters in the order of their fields. */
  filters: readonly ListFilter[]
  /** Texts of the component. */
  labels: ListFiltersLabels
  /** Called to close it. */
  onClose: () => void
  /** Called with all values when they are applied. */
  onApply: (values: FilterValues) => void
}

/** The filters of a list on a phone: nothing changes behind the dialog until they are applied. */
export function FilterDialog({ isOpen, title, filters, labels, onClose, onApply }: FilterDialogProps) {
  const formId = useId()
  const announce = useAnnounce()
  const [changed, setChanged] = useState<FilterValues>({})
  const draft = filters.map((filter) => ({ ...filter, value: changed[filter.id] ?? filter.value }))
  const clear = () => {
    setChanged(openValues(filters))
    announce(labels.cleared)
  }
  const close = () => {
    setChanged({})
    onClose()
  }
  const footer = (
    <>
      <Button onClick={clear}>{labels.clear}</Button>
      <Button type="submit" form={formId} variant="primary">
        {labels.apply}
      </Button>
    </>
  )
  return (
    <Modal isOpen={isOpen} onClose={close} title={title} footer={footer} closeLabel={labels.close}>
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onApply(getValues(draft))
          close()
        }}
      >
        <FilterFields
          filters={draft}
          isInDialog
          clearSearchLabel={labels.clearSearch}
          onFilterChange={(id, value) => setChanged((last) => ({ ...last, [id]: value }))}
        />
      </Form>
    </Modal>
  )
}
