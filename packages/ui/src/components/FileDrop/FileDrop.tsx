'use client'
import { UploadIcon } from '../../icons/task-icons.js'
import { forwardRef, useState, type DragEvent, type InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'
import { splitFieldProps } from '../Field/split-field-props.js'
import { Icon } from '../Icon/Icon.js'
import * as S from './FileDrop.styles.js'
import { formTexts } from '../../i18n/form-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface FileDropProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'required' | 'type' | 'onChange' | 'value' | 'defaultValue' | 'multiple'
    > {
  /** Called with the files that users choose or drop, of whatever kind and size: check them. */
  onFilesAdd: (files: readonly File[]) => void
  /** True if several files may be added at once; true by default. */
  allowsMultiple?: boolean
  /** Words that look like the button; 'Choose files' by default. */
  chooseText?: string
  /** Words after them; 'or drag them here' by default. */
  dropText?: string
}

/** Use it to add files, by choosing or dropping them. The files themselves are shown by `FileList` under it. */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(props, ref) {
  const { frame, own } = splitFieldProps(props)
  const t = useTexts(formTexts)
  const { onFilesAdd, allowsMultiple = true, chooseText = t('chooseFiles'), dropText = t('dropFiles'), ...rest } = own
  const [isOver, setOver] = useState(false)
  const add = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, allowsMultiple ? undefined : 1)
    if (files.length > 0) onFilesAdd(files)
  }
  const takesFiles = (event: DragEvent) => !rest.disabled && event.dataTransfer.types.includes('Files')
  return (
    <Field {...frame} isFullWidth={frame.isFullWidth ?? true}>
      {({ required: _required, ...control }) => (
        <S.Zone
          data-over={isOver || undefined}
          onDragOver={(event) => {
            if (!takesFiles(event)) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            if (!takesFiles(event)) return
            event.preventDefault()
            setOver(false)
            add(event.dataTransfer.files)
          }}
        >
          <Icon icon={UploadIcon} size={20} />
          <span>
            <S.Choose id={`${control.id}-choose`}>{chooseText}</S.Choose> {dropText}
          </span>
          <S.Input
            ref={ref}
            type="file"
            // An empty title keeps the browser's 'No file chosen' away.
            title=""
            multiple={allowsMultiple}
            {...rest}
            {...control}
            // The visible text is part of the name, for those who say it aloud.
            aria-labelledby={`${control.id}-label ${control.id}-choose`}
            onChange={(event) => {
              add(event.target.files)
              // Lets users choose the same file again after they removed it.
              event.target.value = ''
            }}
          />
        </S.Zone>
      )}
    </Field>
  )
})
