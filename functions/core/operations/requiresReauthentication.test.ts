import { requireContentType } from '@flou/shared/content/registry.ts'
import { settingApproval, settingSession } from '@flou/shared/content/types/setting.ts'
import { role, user } from '@flou/shared/content/types/staff.ts'
import { expect, test } from 'vitest'
import type { Command } from '../store/command.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { Snapshot } from '../store/writeContext.ts'
import type { Operation, OperationContext } from './operation.ts'
import {
  affectsRights,
  requiresReauthentication,
  requireReauthenticationFor,
} from './requiresReauthentication.ts'

const news = requireContentType('news')
const storage = requireContentType('storagePackage')
/** Every live record has the price 5. */
const reads: unknown[] = []
const table = {
  get: (key: unknown) => {
    reads.push(key)
    return Promise.resolve({ data: '{"price":5,"title":"x"}' })
  },
} as unknown as Table

interface Judged {
  type?: typeof news | typeof role
  command: Command
  kind?: string
  liveVersion?: number
}
const judged = ({ type = news, command, kind = 'update', liveVersion = 1 }: Judged) =>
  requiresReauthentication(
    { table, hooks: { news: { needsApprover: ({ fields }) => fields['title'] === 'script' } } },
    { changeRequest: { kind, recordId: 1, liveVersion } as never, type, command },
  )
const store = (fields: object): Command => ({ name: 'store', fields: { ...fields } })
const rows = (price: number | undefined) => [
  {
    id: 1,
    action: 'update' as const,
    from: 1,
    fields: price === undefined ? { title: 'x' } : { price },
    titles: { en: '', id: '' },
  },
]

test.each<[string, Judged, boolean]>([
  ['a purge', { kind: 'purge', command: { name: 'purge', fields: {} } }, true],
  ['a change of rights', { type: role, command: store({}) }, true],
  ['a text', { command: store({ title: 'x' }) }, false],
  ['a script', { command: store({ title: 'script' }) }, true],
  ['a script in the trash', { command: { name: 'trash', fields: { title: 'script' } } }, false],
  ['a withdrawn script', { command: { name: 'unpublish', fields: { title: 'script' } } }, false],
  ['a restored script', { command: { name: 'restore', fields: { title: 'script' } } }, true],
  ['the same price', { type: storage, command: store({ price: 5 }) }, false],
  ['another price', { type: storage, command: store({ price: 6 }) }, true],
  ['a new price', { type: storage, liveVersion: 0, command: store({ price: 5 }) }, true],
  ['an order', { type: storage, command: { name: 'reorder', request: { records: [] } } }, false],
  ['rows with prices', { type: storage, command: { name: 'batch', rows: [], changes: rows(5) } }, true],
  ['rows without', { command: { name: 'batch', rows: [], changes: rows(undefined) } }, false],
])('%s is decided after a password entry: %s', async (_, request, expected) => {
  expect(await judged(request)).toBe(expected)
})

test('what has neither scripts nor prices costs no read', async () => {
  reads.length = 0
  await judged({ type: requireContentType('faq'), command: store({}) })

  expect(reads).toEqual([])
})

test('accounts, roles, the rules of approval and of sessions are rights', () => {
  const types = [user, role, settingApproval, settingSession, news]
  expect(types.map(affectsRights)).toEqual([true, true, true, true, false])
})

type TestOperation = Operation<Snapshot, string, string>
const NOW = new Date('2026-11-21T03:00:00Z')
const DAY_MS = 86_400_000

test.each<[string, Partial<TestOperation>, Partial<OperationContext>, boolean]>([
  ['a purge', { name: 'purge' }, {}, true],
  ['a purge just after', { name: 'purge' }, { caller: { confirmed: NOW.getTime() } as never }, false],
  ['an approved purge', { name: 'purge' }, { approved: { changeRequest: '1', by: 2 } }, false],
  ['an update', {}, {}, false],
  ['an update of a role', { toChangeRequest: () => ({ type: role }) as never }, {}, true],
  ['an operation without request', { name: 'purge', toChangeRequest: undefined as never }, {}, false],
])('%s asks for the password: %s', (...[, own, more, isAsked]) => {
  const operation = { name: 'update', toChangeRequest: () => ({ type: news }), ...own } as TestOperation
  const context = { now: NOW, caller: { confirmed: NOW.getTime() - DAY_MS }, ...more } as OperationContext
  const run = () => requireReauthenticationFor(operation, context, { before: {} as Snapshot, prepared: '' })

  if (isAsked) expect(run).toThrow('confirmation_needed')
  else expect(run).not.toThrow()
})
