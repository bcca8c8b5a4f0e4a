const toWindow = (value: string, width: number, height: number) => ({
  globals: { viewport: { value, isRotated: false } },
  parameters: { viewportSize: { width, height } },
})

/** A story on a phone, for the eye and for the test run: `export const Narrow: Story = { ...phone }`. */
export const phone = toWindow('phone', 375, 812)
/** A story on a tablet held upright. */
export const tablet = toWindow('tablet', 768, 1024)
/** A story on a large screen. */
export const desktop = toWindow('desktop', 1440, 900)
