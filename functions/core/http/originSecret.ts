import { ORIGIN_HEADER } from '@flou/shared/api.ts'

export interface OriginSecrets {
  /** Sent by the CDN, and the key of tokens and hashes. */
  originSecret: string
  /** Also accepted while the secret changes. */
  earlierSecrets?: readonly string[]
}

/** @param variable `ORIGIN_SECRET`: secrets separated by spaces */
export function originSecrets(variable: string): OriginSecrets {
  const [originSecret = '', ...earlierSecrets] = variable.split(' ')
  return { originSecret, earlierSecrets }
}

/** False for requests that bypass the CDN. */
export function isFromCdn(
  headers: Readonly<Record<string, string | undefined>>,
  { originSecret, earlierSecrets = [] }: OriginSecrets,
): boolean {
  const sent = headers[ORIGIN_HEADER]
  return sent !== undefined && [originSecret, ...earlierSecrets].includes(sent)
}
