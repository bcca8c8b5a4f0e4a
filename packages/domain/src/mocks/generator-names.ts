/** Given and family names that are mixed at will; nobody in particular is meant. */
export const givenNames = words(`
  Ada Amara Anders Aoife Beatriz Benjamin Bjørn Camille Carlos Chiara Chloé Daniel Denise Dmitri Elif Emeka Esther
  Fatima Felix François Gabriela George Giulia Hana Harold Ingrid Isaac Ivana Jamal Joan José Julia Kamala Keiko
  Kwame Laila Leonard Lucía Magnus Marcus Mei Michelle Nadia Noah Olga Oscar Patricia Piotr Quentin Rachel Renée
  Ryan Sanjay Sofía Tamara Thiago Ulrike Vikram Wendy Zuzana
`)

export const familyNames = words(`
  Abernathy Andersson Baker Bergström Bianchi Castillo Chukwu Cooper D'Amico Dąbrowski Delgado Diallo Ellison
  Ferreira Fischer Fontaine Garza Grant Gupta Hansen Hoang Ibáñez Iyer Jørgensen Kaplan Kim Kovács Larsen
  Lindqvist Lopez MacKenzie Marín Mbeki Müller Nakamura O'Brien O'Sullivan Okonkwo Osei Pálsson Park Patel Pereira
  Quiñones Reyes Rossi Şahin Schneider Silva Sørensen Tanaka Thompson Tremblay Underhill Vargas Volkov Walsh Weiss
  Yamada Zhang
`)

/** Names that strain a layout: right-to-left, double, long, single, and one with a pictograph. */
export const strainingNames = [
  { firstName: 'ליאור', lastName: 'אברהמי' },
  { firstName: 'נועה', lastName: 'בן־דוד' },
  { firstName: 'سلمى', lastName: 'المنصوري' },
  { firstName: 'کامران', lastName: 'شریفی' },
  { firstName: 'Maximiliano Alejandro', lastName: 'Fernández de la Vega y Santamaría' },
  { firstName: 'Wilhelmina Charlotte', lastName: 'von Hohenfels-Lindenbaum zu Rosenau' },
  { firstName: 'Christopher Bartholomew', lastName: 'Featherstonehaugh-Cholmondeley' },
  { firstName: 'Sunny 🌻', lastName: 'Okoro' },
  { firstName: null, lastName: 'Rajagopalan' },
  { firstName: '美咲', lastName: '小林' },
] as const

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
