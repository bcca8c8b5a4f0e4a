/** Every text of the handles that resize columns. */
export interface ResizingLabels {
  /** Name of a handle, and of the panel that a press on it opens. */
  columnWidth(header: string): string
  /** A width as shown and read out. */
  pixels(width: number): string
  /** Said once after a column got another width. */
  resized(header: string, width: number): string
  /** Button that takes a step off the width. */
  readonly narrower: string
  /** Button that adds a step to the width. */
  readonly wider: string
  /** Button that makes the column as wide as what it shows. */
  readonly fit: string
  /** Button that gives the column back the width it came with. */
  readonly reset: string
}

export const englishResizingLabels: ResizingLabels = {
  columnWidth: (header) => `Width of ${header}`,
  pixels: (width) => `${width} pixels`,
  resized: (header, width) => `${header} is ${width} pixels wide`,
  narrower: 'Narrower',
  wider: 'Wider',
  fit: 'Fit to content',
  reset: 'Reset',
}
