import { offerSeatsStep } from './seats.ts'
import type { EventFields } from './eventFacts.ts'
import type { TypeHooks } from '../../../core/operations/hooks/typeHooks.ts'

/** 0 and undefined mean no limit. */
const capacityOf = ({ capacity }: EventFields): number => capacity || Infinity

/** Triggers waiting-list offers when the capacity grows; the schedule makes them once the event is public. */
export const eventHooks: TypeHooks = {
  beforeSave: ({ fields, before, now }) => {
    if (!before || capacityOf(fields) <= capacityOf(before.fields)) return { fields }
    return { fields, extraItems: [offerSeatsStep(before.id, now.toISOString())] }
  },
}
