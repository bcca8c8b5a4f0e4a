/* oxlint-disable unicorn/consistent-function-scoping -- the page gets each function alone, without what is around it */
import type { Fault } from './read-page.js'

/** 1: the parts of a word stand on one line, those of a hyphenated one too. */
function wholeWords(): Fault[] {
  return look.texts().flatMap(({ node, element }) =>
    [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const rects = look.rectsOf(node, index, index + word.length)
      const tops = new Set(rects.map(({ top }) => Math.round(top)))
      return tops.size > 1 ? [look.fault(element, `on ${tops.size} lines`, look.union(rects), word)] : []
    }),
  )
}

/** 2: no number is cut or ends in an ellipsis. */
function wholeNumbers(): Fault[] {
  return look.texts().flatMap(({ element, text, rects }) => {
    if (!/^\P{L}*\d\P{L}*$/u.test(text)) return []
    const right = Math.max(...rects.map((rect) => rect.right))
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (/auto|scroll/.test(style.overflowX)) return []
      if (style.overflowX === 'visible' || style.display === 'inline') continue
      const padding = style.textOverflow === 'ellipsis' ? Number.parseFloat(style.paddingRight) : 0
      const end = at.getBoundingClientRect().right - Number.parseFloat(style.borderRightWidth) - padding
      if (right > end + 0.05) return [look.fault(at, `${(right - end).toFixed(2)} px cut`, undefined, text)]
    }
    return []
  })
}

/** 3: what cuts a text ends it in an ellipsis, or scrolls and shows so by a bar or a faded edge. */
function unclippedTexts(): Fault[] {
  const isFaded = (part: Element | null) =>
    part !== null &&
    [undefined, '::before', '::after'].some((pseudo) => {
      const { maskImage, backgroundImage } = getComputedStyle(part, pseudo)
      return `${maskImage} ${backgroundImage}`.includes('gradient')
    })
  return look.texts().flatMap(({ element, text, rects }) => {
    const rect = look.union(rects)
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'inline' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue
      const clip = at.getBoundingClientRect()
      if (!look.touch(rect, clip)) return []
      const beside = style.overflowX === 'visible' ? 0 : Math.max(clip.left - rect.left, rect.right - clip.right)
      const below = style.overflowY === 'visible' ? 0 : Math.max(clip.top - rect.top, rect.bottom - clip.bottom)
      const isScrolled =
        /auto|scroll/.test(style.overflowX + style.overflowY) &&
        (at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight)
      if (beside > 1 || below > 1) {
        const hasBar = at.offsetHeight - at.clientHeight > 4 || at.offsetWidth - at.clientWidth > 4
        const isEnded = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (isEnded || (isScrolled && (hasBar || isFaded(at) || isFaded(at.parentElement)))) return []
        return [
          look.fault(element, `${Math.max(beside, below).toFixed(1)} px beyond its ${at.localName}`, undefined, text),
        ]
      }
      if (isScrolled) return []
    }
    return []
  })
}

/** 4: the texts of a row keep 3 px from its lines. */
function roomInRows(): Fault[] {
  return look.cells().flatMap(({ cell, text, box }) => {
    const room = Math.min(text.top - box.top, box.bottom - text.bottom)
    return room < 3 ? [look.fault(cell, `${room.toFixed(1)} px to the line`)] : []
  })
}

/** 4: the texts of a row stand on one middle. */
function evenMiddles(): Fault[] {
  const middleOf = (rect: DOMRect) => rect.top + rect.height / 2
  const cells = look.cells()
  return cells.flatMap(({ cell, text, box }) => {
    const row = cells.filter((other) => Math.abs(other.box.top - box.top) < 1 && other.box.height === box.height)
    const middles = row.map((other) => middleOf(other.text)).toSorted((one, other) => one - other)
    const off = Math.abs(middleOf(text) - (middles[Math.floor(middles.length / 2)] ?? 0))
    return off > 0.5 ? [look.fault(cell, `${off.toFixed(2)} px off the middle of its row`)] : []
  })
}

/** 4: the line heights of cells are on the grid of 4 px. */
function lineHeightsOfCells(): Fault[] {
  return look.cells().flatMap(({ found }) =>
    found.flatMap(({ element }) => {
      const { lineHeight } = getComputedStyle(element)
      return Number.parseFloat(lineHeight) % 4 === 0 ? [] : [look.fault(element, `line height ${lineHeight}`)]
    }),
  )
}

/** 5: beside the rail the title is at one of two places. */
function titlePlace(): Fault[] {
  const [title] = look.all('main h1')
  const top = Math.round(title?.getBoundingClientRect().top ?? 0)
  const isFramed = look.all('nav[aria-label="Main"] a, nav[aria-label="Main"] button').length > 0
  return title && isFramed && ![116, 140].includes(top) ? [look.fault(title, `top ${top}`)] : []
}

/** 5: the icons of the rail stand at even steps. */
function railSteps(): Fault[] {
  const icons = look.all('nav[aria-label="Main"] :is(a, button) > svg:first-child, nav[aria-label="Main"] svg')
  const tops = icons.map((icon) => icon.getBoundingClientRect().top)
  const steps = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)))
  const isUneven = Math.max(...steps) - Math.min(...steps) > 1
  return icons[0] && isUneven ? [look.fault(icons[0], `steps of ${steps.join(', ')}`)] : []
}

/** 7: at most 6 pairs of size and line height in the window. */
function fewSizes(): Fault[] {
  const pairs = look.kinds(({ element }) => {
    const { fontSize, lineHeight } = getComputedStyle(element)
    return `${fontSize}/${lineHeight}`
  })
  return pairs.size > 6 ? [look.ofWindow(`${pairs.size} pairs`, pairs)] : []
}

/** 7: at most 4 radii besides full in the window. */
function fewRadii(): Fault[] {
  const radii = new Map(
    look.all('*', document.body).flatMap((element) => {
      const { borderRadius, borderTopStyle, backgroundColor } = getComputedStyle(element)
      const radius = Number.parseFloat(borderRadius)
      if (radius === 0) return []
      const box = element.getBoundingClientRect()
      const isDrawn = borderTopStyle !== 'none' || look.paint(backgroundColor)[3] !== 0
      const isFull = radius >= box.height / 2 - 0.5
      return !isFull && isDrawn && look.isInWindow(box) ? [[`${radius}`, element.localName] as const] : []
    }),
  )
  return radii.size > 4 ? [look.ofWindow(`${radii.size} radii`, radii)] : []
}

/** 13: a label in the row of its control is within 240 px of it. */
function nearLabels(): Fault[] {
  return look.all(':is(input, select, textarea, [role="switch"], [role="combobox"])').flatMap((control) => {
    const id = control.getAttribute('aria-labelledby')?.split(' ')[0]
    const named = id ? document.querySelector(`#${CSS.escape(id)}`) : null
    const label = named ?? (control instanceof HTMLInputElement ? control.labels?.[0] : null)
    const rects = label && look.isSeen(label) ? look.texts(label).flatMap((text) => text.rects) : []
    if (!label || rects.length === 0) return []
    const [text, box] = [look.union(rects), control.getBoundingClientRect()]
    const gap = Math.max(box.left - text.right, text.left - box.right)
    const isInRow = text.top < box.bottom && text.bottom > box.top
    return isInRow && gap > 240
      ? [look.fault(label, `${Math.round(gap)} px to its control`, look.union([text, box]))]
      : []
  })
}

/** 13: a header starts, or ends, with its cells. */
function alignedHeaders(): Fault[] {
  return look.all(':is(th[scope="col"], [role="columnheader"])').flatMap((header) => {
    const place = header.getAttribute('aria-colindex')
    const table = header.closest('table')
    const cell = place
      ? look.all(`:is([role="gridcell"], [role="rowheader"])[aria-colindex="${place}"]`)[0]
      : table?.tBodies[0]?.rows[0]?.cells[(header as HTMLTableCellElement).cellIndex]
    const head = look.texts(header).flatMap(({ rects }) => rects)
    const parts = cell ? look.texts(cell).flatMap(({ rects }) => rects) : []
    if (!cell || !parts[0] || head.length === 0) return []
    const own = look.union(head)
    const inner = [...parts, ...look.all('*', cell).map((part) => part.getBoundingClientRect())]
    const isEven = inner.some(({ left, right }) => Math.abs(left - own.left) <= 1 || Math.abs(right - own.right) <= 1)
    return isEven ? [] : [look.fault(header, `at ${own.left.toFixed(1)}, its cells at ${parts[0].left.toFixed(1)}`)]
  })
}

/** 13: what is in a badge has the same room on both sides. */
function evenBadges(): Fault[] {
  return look.badges().flatMap(({ element, rects }) => {
    const box = element.getBoundingClientRect()
    const inner = look.union([...rects, ...look.all('svg', element).map((icon) => icon.getBoundingClientRect())])
    const [before, after] = [inner.left - box.left, box.right - inner.right]
    return Math.abs(before - after) > 1 ? [look.fault(element, `${before.toFixed(1)} and ${after.toFixed(1)} px`)] : []
  })
}

/** 14: at most 6 outlined buttons in the window. */
function fewOutlined(): Fault[] {
  const outlined = look
    .all('[data-variant="secondary"]')
    .filter((button) => look.isInWindow(button.getBoundingClientRect()))
  return outlined[6] ? [look.fault(outlined[6], `${outlined.length} outlined buttons`)] : []
}

/** 14: a disabled button says why, except in a pager, in the rail and at the ends of a list, where its place does. */
async function disabledWithReason(): Promise<Fault[]> {
  const isSaid = (button: HTMLElement) =>
    (button.getAttribute('aria-describedby')?.split(' ') ?? []).some(
      (id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent,
    )
  const isPlain = (button: HTMLElement) =>
    button.closest('nav') !== null || /^Move .+ (up|down)$/.test(button.getAttribute('aria-label') ?? '')
  const silent = look
    .all(':is(button, a):is(:disabled, [aria-disabled="true"])')
    .filter((button) => !isSaid(button) && !isPlain(button))
  const faults = []
  for (const button of silent) {
    // Most say it in a tooltip, as the answer to a press
    button.focus({ preventScroll: true })
    button.click()
    for (let tries = 0; tries < 20 && !isSaid(button); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (!isSaid(button)) faults.push(look.fault(button, 'disabled without a reason'))
    // The tooltip is no part of the page that the next bars measure
    button.blur()
  }
  return faults
}

/** 7: at most 8 colors of text in the window. */
function fewColors(): Fault[] {
  const colors = look.kinds(({ element }) => look.paint(getComputedStyle(element).color).join(' '))
  return colors.size > 8 ? [look.ofWindow(`${colors.size} text colors`, colors)] : []
}

/** 17: the text of a badge has a contrast of 4.5:1. */
function clearBadges(): Fault[] {
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return look.badges().flatMap(({ element }) => {
    const behind = look.backgrounds(element)
    const front = luminance(look.paint(...behind, getComputedStyle(element).color))
    const back = luminance(look.paint(...behind))
    const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05)
    return contrast < 4.5 ? [look.fault(element, `contrast ${contrast.toFixed(2)}`)] : []
  })
}

/** 17: no two swatches of a legend are the same. */
function distinctSwatches(): Fault[] {
  return look.all('ul').flatMap((legend) => {
    const swatches = look.all(':scope > li [aria-hidden][style*="--tone"]', legend).map((swatch) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(swatch)
      return `${backgroundColor} ${backgroundImage}`
    })
    return new Set(swatches).size < swatches.length ? [look.fault(legend, `alike: ${swatches.join(', ')}`)] : []
  })
}

/** Measured at every width and in every brand, in light: none depends on a color. */
export const placeBars = {
  '1 whole words': wholeWords,
  '2 whole numbers': wholeNumbers,
  '3 unclipped texts': unclippedTexts,
  '4 room in rows': roomInRows,
  '4 even middles': evenMiddles,
  '4 line heights of cells': lineHeightsOfCells,
  '5 title place': titlePlace,
  '5 rail steps': railSteps,
  '7 few sizes': fewSizes,
  '7 few radii': fewRadii,
  '13 near labels': nearLabels,
  '13 aligned headers': alignedHeaders,
  '13 even badges': evenBadges,
  '14 few outlined': fewOutlined,
  '14 disabled with reason': disabledWithReason,
}

/** Measured at every width, in every mode and brand. */
export const colorBars = {
  '7 few colors': fewColors,
  '17 clear badges': clearBadges,
  '17 distinct swatches': distinctSwatches,
}
