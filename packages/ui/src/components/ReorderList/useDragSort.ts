'use client'
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { canMove, rememberPlaces, slow } from '../../motion/list-motion.js'
import { edgeScroll } from './edge-scroll.js'
import type { DraggedItem, DropTarget, ItemMove } from './item-moves.js'
import { toLists, type ListSpans } from './list-spans.js'

interface DragSortSetting {
  /** True if lines may go to other groups; else a pointer beyond the ends of the group counts as being at its end. */
  canMoveBetweenGroups: boolean
  /** The move that lets a carried line fall into a gap; null where it may not go, or would stay where it is. */
  toMove: (dragged: DraggedItem, dropTarget: DropTarget) => ItemMove | null
  onItemMove: (move: ItemMove) => void
  /** Called with the move that letting go would make, and with null when there is none. */
  onDragMove?: (move: ItemMove | null) => void
}

/** Dragging: a mouse carries a line from anywhere outside its controls, a finger or a pen by its grip, at once. */
export interface DragSort {
  /** The line that is dragged, if any, and its height in px. */
  dragged: (DraggedItem & { readonly height: number }) | null
  /** The gap that it would fall into, if it would move. */
  dropTarget: DropTarget | null
  /** For a line at a place of a group. */
  lineProps: (line: DraggedItem) => { onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void }
}

type Drawn = Pick<DragSort, 'dragged' | 'dropTarget'>
const nothing: Drawn = { dragged: null, dropTarget: null }

/** The distance in px that a mouse goes before it carries a line: less is a click. */
const slack = 4

const controls = 'button, a, input, label, select, textarea'

/** Lets lines be dragged to another place. The carried line follows the pointer, and the others make room. */
export function useDragSort(root: RefObject<HTMLElement | null>, setting: DragSortSetting): DragSort {
  const [drawn, setDrawn] = useState(nothing)
  const latest = useRef(setting)
  useEffect(() => {
    latest.current = setting
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const take = (event: ReactPointerEvent<HTMLElement>, line: DraggedItem) => {
    const { currentTarget: element, target, pointerType, isPrimary, button } = event
    const isMouse = pointerType === 'mouse'
    const part = target instanceof Element ? target : element
    if (!isPrimary || (isMouse ? button !== 0 || part.closest(controls) : !part.closest('[data-grip]'))) return
    stop.current?.()
    const listening = new AbortController()
    const carried = new CarriedLine(element, event)
    let now = nothing
    let lists: readonly ListSpans[] = []
    let stopScrolling: (() => void) | undefined
    const update = (next: Drawn) => {
      const { dragged, dropTarget } = now
      now = next
      if (next.dragged === dragged && isSame(next.dropTarget, dropTarget)) return
      setDrawn(next)
      const move = next.dragged && next.dropTarget && latest.current.toMove(next.dragged, next.dropTarget)
      if (!isSame(next.dropTarget, dropTarget)) latest.current.onDragMove?.(move)
    }
    const lift = () => {
      lists = toLists(root.current)
      update({ dragged: { ...line, height: carried.height }, dropTarget: null })
    }
    const follow = () => {
      carried.follow(latest.current.canMoveBetweenGroups)
      const { x, y } = carried
      const list = latest.current.canMoveBetweenGroups
        ? lists.find((each) => each.isUnder(x, y))
        : lists.find(({ groupId }) => groupId === line.groupId)
      const dropTarget = list ? { groupId: list.groupId, index: list.gapIndexAt(y) } : null
      const move = dropTarget && latest.current.toMove(line, dropTarget)
      update({ ...now, dropTarget: move ? dropTarget : null })
    }
    const end = (isDropped: boolean) => {
      listening.abort()
      stopScrolling?.()
      stop.current = undefined
      const move = isDropped && now.dropTarget ? latest.current.toMove(line, now.dropTarget) : null
      if (move) for (const { list } of lists) rememberPlaces(list)
      carried.layDown(move === null)
      update(nothing)
      if (move) latest.current.onItemMove(move)
    }
    stop.current = () => end(false)
    const { signal } = listening
    const isOther = (moved: PointerEvent) => moved.pointerId !== event.pointerId
    document.addEventListener(
      'pointermove',
      (moved) => {
        if (isOther(moved)) return
        carried.point(moved)
        if (!now.dragged && isMouse && carried.distance < slack) return
        if (!now.dragged) lift()
        stopScrolling?.()
        stopScrolling = edgeScroll(element, moved.clientY, follow)
        follow()
      },
      { signal },
    )
    document.addEventListener('pointerup', (up) => !isOther(up) && end(true), { signal })
    document.addEventListener('pointercancel', (canceled) => !isOther(canceled) && end(false), { signal })
    document.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || !now.dragged) return
        // It gives up the line, and not the dialog around it
        key.preventDefault()
        key.stopPropagation()
        end(false)
      },
      { signal, capture: true },
    )
    if (!isMouse) lift()
  }
  return { ...drawn, lineProps: (line) => ({ onPointerDown: (event) => take(event, line) }) }
}

const isSame = (one: DropTarget | null, other: DropTarget | null) =>
  one?.groupId === other?.groupId && one?.index === other?.index

/** A line under the pointer, drawn where the pointer is without a render. */
class CarriedLine {
  readonly element: HTMLElement
  readonly height: number
  x: number
  y: number
  readonly #start: { readonly x: number; readonly y: number }
  readonly #grabbed: { readonly x: number; readonly y: number }
  #shift = { x: 0, y: 0 }

  constructor(element: HTMLElement, { clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>) {
    this.element = element
    const { left, top, height } = element.getBoundingClientRect()
    this.height = height
    this.x = x
    this.y = y
    this.#start = { x, y }
    this.#grabbed = { x: x - left, y: y - top }
  }

  get distance(): number {
    return Math.hypot(this.x - this.#start.x, this.y - this.#start.y)
  }

  point({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
    this.x = clientX
    this.y = clientY
  }

  /** Draws the line where it was grabbed; the page may have scrolled since. */
  follow(isFree: boolean): void {
    const { left, top } = this.element.getBoundingClientRect()
    const { x, y } = this.#shift
    this.#shift = {
      x: isFree ? this.x - this.#grabbed.x - (left - x) : 0,
      y: this.y - this.#grabbed.y - (top - y),
    }
    this.element.style.translate = `${this.#shift.x}px ${this.#shift.y}px`
  }

  /** Ends the carrying; a line that doesn't move slides back. */
  layDown(isBack: boolean): void {
    const { x, y } = this.#shift
    this.element.style.translate = ''
    if (isBack && (x !== 0 || y !== 0) && canMove()) {
      this.element.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, slow)
    }
  }
}
