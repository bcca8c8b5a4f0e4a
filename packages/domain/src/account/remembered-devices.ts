import * as v from 'valibot'

/** A device on which the user isn't asked for a code, until it is forgotten or 30 days are over. */
export const rememberedDeviceSchema = v.object({
  id: v.string(),
  /** `Chrome on Windows` */
  name: v.string(),
  /** The time from which it is remembered, an ISO timestamp. */
  rememberedAt: v.string(),
  /** The device that asks. */
  isCurrent: v.boolean(),
})
export type RememberedDevice = v.InferOutput<typeof rememberedDeviceSchema>
