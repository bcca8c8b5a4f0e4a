import * as v from 'valibot'

/*
 * Lists come from several systems: a field that one of them leaves out is null here, never an error, so that a single
 * incomplete row does not cost the producer the list.
 */

export const optionalText = v.nullish(v.string(), null)
export const optionalNumber = v.nullish(v.number(), null)
export const optionalFlag = v.nullish(v.boolean(), null)

/** Text that usually is one of `known`, with any other text accepted as it is. */
export function openText<const Known extends readonly string[]>(known: Known) {
  return v.nullish(v.union([v.picklist(known), v.string()]), null)
}

/** A list that may be missing, which then is empty. */
export function optionalList<TItem extends v.GenericSchema>(item: TItem) {
  return v.nullish(v.array(item), [])
}
