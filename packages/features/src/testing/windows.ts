const windowOf = (value: string, width: number, height: number) => ({
  globals: { viewport: { value, isRotated: false } },
  parameters: { viewportSize: { width, height } },
})

/** A story on a phone, for the eye and for the test run: `export const Narrow: Story = { ...phone }`. */
export const phone = windowOf('phone', 375, 812)
/** A story on a tablet held upright. */
export const tablet = windowOf('tablet', 768, 1024)
/** A story on a large screen. */
export const desktop = windowOf('desktop', 1440, 900)
