import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import type { FormFields } from '@flou/shared/forms/define.ts'
import { startForms } from '@flou/functions/features/forms/testForms.ts'
import { startTestTable } from '@flou/functions/core/store/testTable.ts'
import { SUBMISSIONS as PREFIX } from '@flou/functions/features/forms/formKeys.ts'
import { hostile, pick, randomFrom, spoiled, type Random } from './hostile.ts'

const SAMPLES: Readonly<Record<string, unknown>> = {
  phone: '+62 21 555 0123',
  country: 'ID',
  rating: 4,
  number: 12,
  agreement: true,
}

/** A valid form with a unique email. */
const filled = (fields: FormFields, index: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, choices }]) => [
      name,
      kind === 'email' ? `n${index}@example.com` : (choices?.[0]?.value ?? SAMPLES[kind] ?? `Text ${index}`),
    ]),
  )

const TEN_MINUTES_MS = 600_000
const META = ['_language', '_page', '_elapsed', '_proof', '_k2v', '_key']

function bodyOf(fields: FormFields, index: number, random: Random): unknown {
  if (random() < 0.05) return hostile(random)
  const whole = { ...filled(fields, index), _language: 'id', _page: '/faq', _elapsed: 9_000 }
  const spoilt = spoiled(whole, random, pick(random, [0, 0.03, 0.1, 0.3]))
  return random() < 0.2 ? { ...(spoilt as object), [pick(random, META)]: hostile(random) } : spoilt
}

/** JSON or form encoding; one in fifty is neither. */
function sentAs(body: unknown, random: Random): { text: string; type: string } {
  if (random() < 0.02)
    return { text: pick(random, ['{', '', 'null', '"', '[1,', '%', '&&==']), type: 'application/json' }
  if (random() < 0.3 && typeof body === 'object' && body !== null) {
    const entries = Object.entries(body).map(([name, value]): [string, string] => [
      name.toWellFormed(),
      (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
    ])
    return { text: new URLSearchParams(entries).toString(), type: 'application/x-www-form-urlencoded' }
  }
  return { text: JSON.stringify(body), type: 'application/json' }
}

export interface FormFuzzReport {
  byStatus: Record<number, number>
  /** Calls with status 500 or more, with their bodies. */
  failed: string[]
  /** Accepted forms and stored items: unequal numbers mean a lost form or a write after an error. */
  taken: number
  stored: number
  slowestMs: number
  perSecond: number
}

/** Sends hostile bodies to all forms, each from another network. */
export async function fuzzForms(requests: number, seed: number): Promise<FormFuzzReport> {
  const server = await startTestTable()
  const forms = startForms(server.table)
  const random = randomFrom(seed)
  const report: FormFuzzReport = { byStatus: {}, failed: [], taken: 0, stored: 0, slowestMs: 0, perSecond: 0 }
  const began = performance.now()
  for (let index = 0; index < requests; index += 1) {
    const form = FORM_DECLARATIONS[index % FORM_DECLARATIONS.length]
    if (!form) continue
    // the same content within ten minutes counts as one form (functions/features/forms/receive.ts)
    forms.clock.now += TEN_MINUTES_MS
    const { text, type } = sentAs(bodyOf(form.fields, index, random), random)
    const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    const start = performance.now()
    const { status } = await forms.post(form.key, text, { 'content-type': type, 'x-viewer-address': network })
    report.slowestMs = Math.max(report.slowestMs, performance.now() - start)
    report.byStatus[status] = (report.byStatus[status] ?? 0) + 1
    if (status < 400) report.taken += 1
    if (status >= 500) report.failed.push(`${status} ${form.key} ${text.slice(0, 300)}`)
  }
  report.perSecond = Math.round((requests / (performance.now() - began)) * 1_000)
  report.stored = await storedIn(server.table)
  await server.stop()
  return report
}

async function storedIn({
  client,
  name,
}: Awaited<ReturnType<typeof startTestTable>>['table']): Promise<number> {
  let count = 0
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: name,
        ProjectionExpression: 'pk, sk',
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    count += Items.filter(({ pk, sk }) => String(pk).startsWith(PREFIX) && sk === '-').length
    start = LastEvaluatedKey
  } while (start)
  return count
}
