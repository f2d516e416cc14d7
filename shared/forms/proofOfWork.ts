/** Proof of work for forms (altcha protocol): find the number whose salted hash matches the challenge. */
export interface Challenge {
  algorithm: 'SHA-256'
  salt: string
  challenge: string
  maxnumber: number
  signature: string
}

const AT_ONCE = 250

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function numberOf({ salt, challenge, maxnumber }: Challenge): Promise<number | undefined> {
  const encoder = new TextEncoder()
  for (let start = 0; start < maxnumber; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, maxnumber - start) }, (_, index) => start + index)
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`))),
    )
    const found = hashes.findIndex((bytes) => hex(bytes) === challenge)
    if (found >= 0) return start + found
  }
  return undefined
}

/** Solves a challenge; returns base64 of altcha's JSON, or undefined without solution. */
export async function solvedTask(task: Challenge): Promise<string | undefined> {
  const number = await numberOf(task)
  const { salt, challenge, signature } = task
  return number === undefined ? undefined : btoa(JSON.stringify({ salt, number, challenge, signature }))
}
