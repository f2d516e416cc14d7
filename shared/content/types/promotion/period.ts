import type { CrossCheck } from '../../typeSpec.ts'

/** The last day is not before the first one; a single day is both. */
export const endsAfterStart: CrossCheck = ({ startDate, endDate }): Record<string, string> =>
  String(startDate) > String(endDate) ? { endDate: 'dateOrder' } : {}
