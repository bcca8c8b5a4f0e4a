/// <reference types="vite/client" />
import type { SheetPicture } from './ContactSheet.js'

type TakenPicture = Omit<SheetPicture, 'src'> & { readonly file: string }

// Nothing is found until `npm run contact-sheet` has taken pictures; they are not part of the repository.
const sheets = import.meta.glob<readonly TakenPicture[]>('../../contact-sheet/sheet.json', {
  eager: true,
  import: 'default',
})
const addresses = import.meta.glob<string>('../../contact-sheet/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The pictures of the last contact sheet, in the order of the stories; none before there is one. */
export const contactSheetPictures: readonly SheetPicture[] = Object.values(sheets)
  .flat()
  .map(({ file, ...picture }) => ({ ...picture, src: addresses[`../../contact-sheet/${file}`] ?? '' }))
