import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import pMap from 'p-map'

/** The key makes repeated sends idempotent. */
export interface TestSubmission {
  email: string
  key: string
}

export interface SendResults {
  acknowledged: Set<string>
  /** Milliseconds until each acknowledgement. */
  times: number[]
  unanswered: TestSubmission[]
  refused: Map<number, number>
}

export const createSendResults = (): SendResults => ({
  acknowledged: new Set(),
  times: [],
  unanswered: [],
  refused: new Map(),
})

const bodyOf = ({ email, key }: TestSubmission) =>
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

/** Rate limits count by network, so each visitor needs another IP. */
const randomLoopbackIp = () => `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`

/** Returns the status; undefined without a response. */
function post(site: string, submission: TestSubmission): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = request(site + FORM_PATHS.form(contactMessage.key), {
      method: 'POST',
      agent: false,
      localAddress: randomLoopbackIp(),
      headers: { 'content-type': 'application/json', 'accept-language': 'id-ID' },
      timeout: 30_000,
    })
    call.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', () => resolve(undefined))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(undefined))
    call.end(bodyOf(submission))
  })
}

async function send(site: string, submission: TestSubmission, results: SendResults): Promise<void> {
  const started = performance.now()
  const status = await post(site, submission)
  if (status === 202) {
    results.acknowledged.add(submission.email)
    results.times.push(performance.now() - started)
  } else if (status === undefined || status >= 500) results.unanswered.push(submission)
  else results.refused.set(status, (results.refused.get(status) ?? 0) + 1)
}

const BATCH_INTERVAL_MS = 10

interface Load {
  perSecond: number
  length: number
}

/** Sends at a fixed rate; resolves when no request is pending. */
export async function sendAtRate(
  site: string,
  { perSecond, length }: Load,
  results: SendResults,
): Promise<void> {
  const started = performance.now()
  const inFlight: Promise<void>[] = []
  for (let count = 0; performance.now() - started < length; await sleep(BATCH_INTERVAL_MS)) {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond)
    for (; count < due; count += 1) {
      const key = randomUUID()
      inFlight.push(send(site, { key, email: `${key}@example.com` }, results))
    }
  }
  await Promise.all(inFlight)
}

const CONCURRENCY = 32

/** Some are stored already. */
export async function resendUnanswered(site: string, results: SendResults): Promise<void> {
  const unanswered = results.unanswered.splice(0)
  await pMap(unanswered, (submission) => send(site, submission, results), { concurrency: CONCURRENCY })
}
