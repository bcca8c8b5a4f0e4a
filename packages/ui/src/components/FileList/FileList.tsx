'use client'
import { XIcon } from '../../icons/icons.js'
import { RefreshCwIcon } from '../../icons/task-icons.js'
import { forwardRef, useCallback, useEffect, useRef, type HTMLAttributes, type RefObject } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { IconButton } from '../IconButton/IconButton.js'
import { ReorderList, type ReorderListProps } from '../ReorderList/ReorderList.js'
import type { FileItem } from './file-item.js'
import { FileRow } from './FileRow.js'
import * as S from './FileList.styles.js'
import { formTexts } from '../../i18n/form-texts.js'
import { listTexts } from '../../i18n/list-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

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
  /**
   * Lets people put the files in order, and is called with the place a file goes to, counted from 0. Failed files stay
   * where they are.
   */
  onFileMove?: (id: string, toIndex: number) => void
  /** Says that a file is there, and is read out when it arrives; 'Uploaded' by default. */
  doneText?: string
  /** Name of a remove button; 'Remove' and the name of the file by default. */
  removeLabel?: (fileName: string) => string
  /** Name of a retry button; 'Retry' and the name of the file by default. */
  retryLabel?: (fileName: string) => string
  /** Takes the focus once the last file is removed, such as the `FileDrop`; the place of the rows by default. */
  focusWhenEmpty?: RefObject<HTMLElement | null>
  /** The announcement made once files are added and nothing is wrong with them; their names and 'added' by default. */
  addedText?: (fileNames: string) => string
  /** The announcement made once a file is removed; its name and 'removed' by default. */
  removedText?: (fileName: string) => string
}

/** Use it under a `FileDrop` to show the files: how far each is, what is wrong, and the ways to put it right. */
export const FileList = forwardRef<HTMLDivElement, FileListProps>(function FileList(
  {
    files,
    label: ownLabel,
    onFileRemove,
    onFileRetry,
    onFileMove,
    doneText: ownDoneText,
    removeLabel,
    retryLabel,
    focusWhenEmpty,
    addedText,
    removedText,
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
  const t = useTexts(formTexts)
  const tList = useTexts(listTexts)
  const label = ownLabel ?? t('files')
  const doneText = ownDoneText ?? t('uploaded')
  const focusAfterRemoval = useFocusAfterRemoval(root, '[data-remove]', files.length, focusWhenEmpty)
  const focusAfterRetry = useFocusAfterRetry(root, files)
  const toAddedText = useCallback((names: string) => addedText?.(names) ?? t('filesAdded', { names }), [addedText, t])
  useFileAnnouncements(files, doneText, toAddedText)

  const remove = ({ id, name }: FileItem, index: number) => {
    focusAfterRemoval(index)
    onFileRemove?.(id)
    announce(removedText?.(name) ?? tList('removed', { name }))
  }
  const retry = (id: string) => {
    focusAfterRetry(id)
    onFileRetry?.(id)
  }
  const small = { size: 'small', iconSize: 16 } as const
  const getRetry = ({ id, name, state, canRetry }: FileItem) =>
    onFileRetry &&
    state === 'failed' &&
    canRetry && (
      <IconButton
        {...small}
        label={retryLabel?.(name) ?? t('retryFile', { name })}
        icon={RefreshCwIcon}
        onClick={() => retry(id)}
      />
    )
  const renderRemoveButton = (file: FileItem, index: number) =>
    onFileRemove && (
      <IconButton
        {...small}
        label={removeLabel?.(file.name) ?? tList('remove', { name: file.name })}
        icon={XIcon}
        data-remove=""
        onClick={() => remove(file, index)}
      />
    )
  const items = files.map((file, index) => ({
    id: file.id,
    label: file.name,
    isMovable: file.state !== 'failed',
    content: <FileRow file={file} doneText={doneText} retry={getRetry(file)} />,
    end: renderRemoveButton(file, index),
  }))
  return (
    <S.Root
      ref={useMergedRef(root, ref)}
      tabIndex={-1}
      // Named while it is empty and has the focus; the list inside has the name otherwise.
      {...(files.length === 0 && { role: 'group', 'aria-label': label })}
      {...rest}
    >
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

/**
 * Announces the files that have just been added, together, and each that has failed, with the reason, or has been
 * uploaded; never those of the first render.
 */
function useFileAnnouncements(
  files: readonly FileItem[],
  doneText: string,
  addedText: (fileNames: string) => string,
): void {
  const announce = useAnnounce()
  const previousStates = useRef<ReadonlyMap<string, FileItem['state']> | null>(null)
  useEffect(() => {
    for (const { id, name, state, error } of files) {
      if (!previousStates.current) break
      const before = previousStates.current.get(id)
      if (state === 'failed' && before !== 'failed') announce(`${name}: ${error ?? ''}`)
      if (state === 'done' && before === 'uploading') announce(`${name}: ${doneText}`)
    }
    const added = previousStates.current
      ? files.filter(({ id, state }) => state === 'ready' && !previousStates.current?.has(id))
      : []
    if (added.length > 0) announce(addedText(added.map(({ name }) => name).join(', ')))
    previousStates.current = new Map(files.map(({ id, state }) => [id, state]))
  }, [files, doneText, addedText, announce])
}

/**
 * Moves the focus when a retry button disappears because its file is uploading again: to the remove button of the same
 * row, otherwise to the element around the rows, which must be focusable.
 * @returns a function to call with the id of the file when its button is pressed
 */
function useFocusAfterRetry(root: RefObject<HTMLElement | null>, files: readonly FileItem[]): (id: string) => void {
  const retried = useRef<string | null>(null)
  useEffect(() => {
    const index = files.findIndex(({ id }) => id === retried.current)
    if (index < 0 || files[index]?.state === 'failed') return
    retried.current = null
    // If the user has moved on meanwhile, the focus stays there.
    const isLost = document.activeElement === document.body
    const remove = root.current?.querySelectorAll<HTMLElement>('[data-remove]')[index]
    if (isLost) (remove ?? root.current)?.focus()
  }, [root, files])
  return (id) => {
    retried.current = id
  }
}
