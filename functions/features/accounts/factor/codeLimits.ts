import { counterKey, type AttemptLimit } from '../attempts.ts'

const FEW = { limit: 5, seconds: 15 * 60 }

/**
 * Others cannot use up the limit of a device.
 * @param device token of a known device that has used a second factor; a mailed link makes any browser a known one
 */
export function codeLimits(person: number, network: string, device?: string): AttemptLimit[] {
  if (device !== undefined) return [{ key: counterKey('codeDevice', `${person} ${device}`), ...FEW }]
  return [
    { key: counterKey('codeFrom', `${person} ${network}`), ...FEW },
    { key: counterKey('code', String(person)), limit: 30, seconds: 60 * 60 },
  ]
}
