import { freedPlacesStep } from '../../store/registrations/places.ts'
import type { Values } from '../../store/writeContext.ts'
import type { TypeHooks } from './typeHooks.ts'

/** 0 and absent mean no limit. */
const placesOf = (fields: Values): number => Number(fields['capacity'] ?? 0) || Infinity

/** More places are offered to those who wait for one, by the schedule, once visitors see the event with them. */
export const eventHooks: TypeHooks = {
  beforeSave: ({ fields, before, now }) => {
    if (!before || placesOf(fields) <= placesOf(before.fields)) return { fields }
    return { fields, extraItems: [freedPlacesStep(before.id, now.toISOString())] }
  },
}
