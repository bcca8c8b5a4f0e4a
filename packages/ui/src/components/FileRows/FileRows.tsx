'use client'
import { RefreshCwIcon, XIcon } from 'lucide-react'
import { forwardRef, useRef, type HTMLAttributes } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { IconButton } from '../IconButton/IconButton.js'
import { ReorderList, type ReorderListProps } from '../ReorderList/ReorderList.js'
import type { FileItem } from './FileItem.js'
import { FileRow } from './FileRow.js'
import * as S from './FileRows.styles.js'
import { useFileNews } from './useFileNews.js'
import { useFocusAfterRetry } from './useFocusAfterRetry.js'

export interface FileListProps
  extends
    Pick<ReorderListProps, 'moveUpLabel' | 'moveDownLabel' | 'firstHint' | 'lastHint' | 'movedText'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The files in their order. */
  files: readonly FileItem[]
  /** Names the list; 'Files' by default. */
  label?: string
  /** Draws a remove button in each row and is called when one is pressed. */
  onFileRemove?: (id: string) => void
  /** Draws a retry button where sending again can help and is called when it is pressed. */
  onFileRetry?: (id: string) => void
  /** Lets people put the files in order, and is called with the place a file goes to, counted from 0. */
  onFileMove?: (id: string, toIndex: number) => void
  /** Says that a file is there, and is read out when it arrives; 'Uploaded' by default. */
  doneText?: string
  /** Name of a remove button; 'Remove' and the name of the file by default. */
  removeLabel?: (fileName: string) => string
  /** Name of a retry button; 'Retry' and the name of the file by default. */
  retryLabel?: (fileName: string) => string
  /** What is read out once a file is removed; its name and 'removed' by default. */
  removedText?: (fileName: string) => string
}

/** Use it under a `FileDrop` to show the files: how far each is, what is wrong, and the ways to put it right. */
export const FileList = forwardRef<HTMLDivElement, FileListProps>(function FileList(
  {
    files,
    label = 'Files',
    onFileRemove,
    onFileRetry,
    onFileMove,
    doneText = 'Uploaded',
    removeLabel = (name) => `Remove ${name}`,
    retryLabel = (name) => `Retry ${name}`,
    removedText = (name) => `${name} removed`,
    moveUpLabel,
    moveDownLabel,
    firstHint,
    lastHint,
    movedText,
    ...rest
  },
  ref,
) {
  const root = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const focusAfterRemoval = useFocusAfterRemoval(root, '[data-remove]', files.length)
  const focusAfterRetry = useFocusAfterRetry(root, files)
  useFileNews(files, doneText)

  const remove = ({ id, name }: FileItem, index: number) => {
    focusAfterRemoval(index)
    onFileRemove?.(id)
    announce(removedText(name))
  }
  const retry = (id: string) => {
    focusAfterRetry(id)
    onFileRetry?.(id)
  }
  const small = { size: 'small', iconSize: 16 } as const
  const retryOf = ({ id, name, state, canRetry }: FileItem) =>
    onFileRetry &&
    state === 'failed' &&
    canRetry && <IconButton {...small} label={retryLabel(name)} icon={RefreshCwIcon} onClick={() => retry(id)} />
  const removeOf = (file: FileItem, index: number) =>
    onFileRemove && (
      <IconButton
        {...small}
        label={removeLabel(file.name)}
        icon={XIcon}
        data-remove=""
        onClick={() => remove(file, index)}
      />
    )
  const items = files.map((file, index) => ({
    id: file.id,
    label: file.name,
    content: <FileRow file={file} doneText={doneText} retry={retryOf(file)} />,
    end: removeOf(file, index),
  }))
  return (
    <S.Root ref={useMergedRef(root, ref)} tabIndex={-1} {...rest}>
      {files.length > 0 && (
        <ReorderList
          label={label}
          groups={[{ id: 'files', items }]}
          isReadOnly={!onFileMove}
          moveUpLabel={moveUpLabel}
          moveDownLabel={moveDownLabel}
          firstHint={firstHint}
          lastHint={lastHint}
          movedText={movedText}
          onItemMove={({ id, toIndex }) => onFileMove?.(id, toIndex)}
        />
      )}
    </S.Root>
  )
})
