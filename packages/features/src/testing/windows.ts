const toWindow = (value: string) => ({ globals: { viewport: { value, isRotated: false } } })

/** A story on a phone, for the eye and for the test run: `export const Narrow: Story = { ...phone }`. */
export const phone = toWindow('phone')
/** A story on a tablet held upright. */
export const tablet = toWindow('tablet')
/** A story on a large screen. */
export const desktop = toWindow('desktop')
