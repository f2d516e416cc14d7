import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { contactMessage } from '@flou/shared/submissions/forms/contactMessage.ts'

/** A form that somebody sends, with the key under which it counts once however often it is sent. */
export interface Letter {
  email: string
  key: string
}

/** What became of the letters so far. */
export interface Sent {
  /** Answered with 202. */
  acknowledged: Set<string>
  /** Milliseconds of each of those answers. */
  times: number[]
  /** Not answered: the page sends them again. */
  open: Letter[]
  /** Answered otherwise, by status. */
  refused: Map<number, number>
}

export const nothingSent = (): Sent => ({ acknowledged: new Set(), times: [], open: [], refused: new Map() })

const bodyOf = ({ email, key }: Letter) =>
  JSON.stringify({
    firstName: 'Siti',
    lastName: 'Rahma',
    email,
    phone: '021 555 0123',
    company: 'PT Maju',
    state: 'Jawa Barat',
    city: 'Kota Bandung',
    message: 'Kami ingin memindahkan aplikasi ke cloud sebelum akhir tahun.',
    _language: 'id',
    _page: '/contact-us',
    _key: key,
    _elapsed: 20_000,
  })

/** Each visitor has a network of their own, because limits count by network: an address of this machine's own net. */
const ownAddress = () => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`

/** The status of the answer; undefined where there was none. */
function post(site: string, letter: Letter): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = request(site + FORM_PATHS.form(contactMessage.key), {
      method: 'POST',
      agent: false,
      localAddress: ownAddress(),
      headers: { 'content-type': 'application/json', 'accept-language': 'id-ID' },
      timeout: 30_000,
    })
    call.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
      answer.on('error', () => resolve(undefined))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(undefined))
    call.end(bodyOf(letter))
  })
}

/** Sends one letter and notes what became of it. */
async function send(site: string, letter: Letter, sent: Sent): Promise<void> {
  const started = performance.now()
  const status = await post(site, letter)
  if (status === 202) {
    sent.acknowledged.add(letter.email)
    sent.times.push(performance.now() - started)
  } else if (status === undefined || status >= 500) sent.open.push(letter)
  else sent.refused.set(status, (sent.refused.get(status) ?? 0) + 1)
}

/** Milliseconds between two groups of letters. */
const TICK = 10

interface Load {
  perSecond: number
  /** Milliseconds. */
  length: number
}

/** Sends new letters at a rate, whether or not the earlier ones have been answered; resolves when each has an answer or none will come. */
export async function sendAtRate(site: string, { perSecond, length }: Load, sent: Sent): Promise<void> {
  const started = performance.now()
  const under: Promise<void>[] = []
  for (let count = 0; performance.now() - started < length; await sleep(TICK)) {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond)
    for (; count < due; count += 1) {
      const key = randomUUID()
      under.push(send(site, { key, email: `${key}@example.com` }, sent))
    }
  }
  await Promise.all(under)
}

/** Letters sent again at the same time. */
const AT_ONCE = 32

/** Sends again what was not answered, as the page does; some of it is stored already. */
export async function sendAgain(site: string, sent: Sent): Promise<void> {
  const waiting = sent.open.splice(0).values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const letter of waiting) await send(site, letter, sent)
    }),
  )
}
