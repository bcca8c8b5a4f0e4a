import * as S from './audits.styles.js'

/** One picture of a story. */
export interface SheetPicture {
  readonly id: string
  readonly title: string
  readonly name: string
  /** Width of the window. */
  readonly window: string
  readonly mode: string
  /** Its address. */
  readonly src: string
}

export interface ContactSheetProps {
  pictures: readonly SheetPicture[]
}

/** Every screen in every state, the windows side by side. */
export function ContactSheet({ pictures }: ContactSheetProps) {
  if (pictures.length === 0) {
    return (
      <p>
        There are no pictures yet. Build Storybook, run <code>npm run contact-sheet</code>, then build or start
        Storybook again.
      </p>
    )
  }
  const ids = [...new Set(pictures.map(({ id }) => id))]
  return (
    <S.Sheet>
      {ids.map((id) => {
        const states = pictures.filter((picture) => picture.id === id)
        return (
          <section key={id} aria-label={id}>
            <h2>
              {states[0]?.title} / {states[0]?.name}
            </h2>
            <S.Pictures>
              {states.map(({ src, window, mode }) => (
                <figure key={src}>
                  <a href={src} target="_blank" rel="noreferrer">
                    <img src={src} alt={`${window} px, ${mode}`} loading="lazy" />
                  </a>
                  <figcaption>
                    {window} px, {mode}
                  </figcaption>
                </figure>
              ))}
            </S.Pictures>
          </section>
        )
      })}
    </S.Sheet>
  )
}
