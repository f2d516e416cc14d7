import type { Shape } from '@flou/shared/content/shape.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import { sanitized } from '../../store/sanitized.ts'
import type { Values } from '../../store/writeContext.ts'

/** A record whose rich texts are sanitised; every other value stays. */
export const sanitizedRecord = (shape: Shape, record: Values): Values =>
  mapRecord(shape, record, ({ kind }, value) =>
    kind === 'richText' && typeof value === 'string' ? sanitized(value) : value,
  )
