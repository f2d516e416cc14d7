import { padded } from '../../../core/store/keys.ts'

export const auditKeys = {
  auditHead: () => ({ pk: 'audit-trail', sk: 'head' }),
  auditLink: (day: string, number: number) => ({ pk: `audit-links#${day}`, sk: padded(number) }),
  auditSeal: (day: string) => ({ pk: 'audit-seals', sk: day }),
} as const
