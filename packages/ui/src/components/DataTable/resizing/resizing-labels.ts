/** Every text of the handles that resize columns. */
export interface ResizingLabels {
  /** Name of a handle, and of the panel that a press on it opens. */
  columnWidth(header: string): string
  /** A width as shown and read out. */
  pixels(width: number): string
  /** Announced once after a column has been resized. */
  resized(header: string, width: number): string
  /** Button that makes the column narrower by a step. */
  readonly narrower: string
  /** Button that makes the column wider by a step. */
  readonly wider: string
  /** Button that fits the column to its content. */
  readonly fit: string
  /** Button that restores the original width. */
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
