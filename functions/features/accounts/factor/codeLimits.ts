import { counterKey, type AttemptLimit } from '../attempts.ts'

/** The same for known devices, because a mailed link makes any browser a known one. */
export const codeLimits = (person: number, network: string): AttemptLimit[] => [
  { key: counterKey('codeFrom', `${person} ${network}`), limit: 5, seconds: 15 * 60 },
  { key: counterKey('code', String(person)), limit: 30, seconds: 60 * 60 },
]
