import { createHash } from 'node:crypto'
import { grantList, type Permission } from '@flou/shared/content/permissions.ts'
import type { Right } from '@flou/shared/content/fields/value.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { formDeclarationOf, type FormKey } from '@flou/shared/forms/registry.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { keys } from '../../core/store/keys.ts'
import { submissionItem, submitterItem, type StoredSubmission } from '../forms/submissionItems.ts'
import { newUlid } from '../../core/store/ulid.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/inbox/manifest.ts'
import { inboxRoutes } from './inboxRoutes.ts'

export type Sent = Partial<Omit<StoredSubmission, 'values' | 'form'>> & { values?: FormValues }

const VALUES: Readonly<Partial<Record<FormKey, FormValues>>> = {
  contactMessage: {
    firstName: 'Siti',
    lastName: 'Rahma',
    email: 'siti@example.com',
    phone: '021 555 0123',
    company: 'PT Maju',
    state: 'Jawa Barat',
    city: 'Bandung',
    message: 'Halo',
  },
  supportFeedback: { firstName: 'Budi', lastName: 'Santoso', email: 'budi@example.com', rating: 4 },
  eventRegistration: { eventId: 7, firstName: 'Rina', lastName: 'Wati', email: 'rina@example.com' },
  dataRequest: { name: 'Siti Rahma', email: 'siti@example.com', request: 'erase', message: '' },
}

export function sampleOf(form: FormKey, number: number, sent: Sent = {}): StoredSubmission {
  const created = sent.created ?? new Date(Date.UTC(2026, 10, 20) - number * 3_600_000).toISOString()
  return {
    id: createHash('sha256').update(`${form} ${number}`).digest('hex').slice(0, 32),
    form,
    state: 'new',
    language: 'en',
    page: '/contact-us',
    verified: 'proof',
    consents: [],
    version: 1,
    ulid: newUlid(new Date(created)),
    ...sent,
    created,
    values: { ...VALUES[form], ...sent.values },
  }
}

export function signUpAt(api: TestApi) {
  let people = 0
  return async (
    permissions: readonly Permission[],
    { needApproval = false, lacks = [] }: { needApproval?: boolean; lacks?: readonly Right[] } = {},
  ) => {
    const { table, newId } = api.services
    const by = { id: 0, name: 'System', title: '' }
    const context = { table, now: api.clock.now, newId, by, service: 'user', method: 'POST' }
    people += 1
    const permission = grantList((key, right) => permissions.includes(key) && !lacks.includes(right))
    const role = await createRecord(context, requireContentType('role'), {
      fields: { roleName: `Role ${people}`, needApproval, permission },
    })
    const person = await createRecord(context, requireContentType('user'), {
      fields: {
        fullName: 'Dewi',
        email: `${role.id}@flou.example`,
        role: role.id,
        title: '',
        nik: String(role.id),
        status: '1',
      },
    })
    const session = `session-of-${person.id}`
    await table.put({
      ...keys.session(session),
      userId: person.id,
      confirmed: api.clock.now.getTime(),
      ttl: Math.floor(api.clock.now.getTime() / 1000) + 86_400,
    })
    return {
      id: person.id,
      token: await api.sign({ sub: String(person.id), sid: session, role: role.id }),
    }
  }
}

export async function startInbox() {
  const used = new Set<string>()
  const api: TestApi = await startTestApi((services) =>
    apiHandler(inboxRoutes(), { ...services, table: tableWithin(services.table, manifest.table, used) }),
  )
  const put = async (samples: readonly StoredSubmission[]) => {
    const items = samples.flatMap((stored) => {
      const form = formDeclarationOf(stored.form)
      if (!form) return []
      const person = submitterItem(form, stored)
      return [submissionItem(form, stored), ...(person ? [person] : [])]
    })
    for (let at = 0; at < items.length; at += 100)
      await api.table.transact(items.slice(at, at + 100).map((Item) => ({ Put: { Item } })))
  }
  return { ...api, put, signUp: signUpAt(api), used }
}
export type TestInbox = Awaited<ReturnType<typeof startInbox>>
