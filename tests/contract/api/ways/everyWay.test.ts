import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import { HOOKS_BY_TYPE } from '@flou/functions/lambdas/policies.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { TypeHooks } from '@flou/functions/core/operations/hooks/typeHooks.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Fields } from '../contentApi.ts'
import {
  api,
  asAdmin,
  GRID,
  last,
  lastChange,
  LIST,
  SECTION,
  sendAs,
  startWays,
  type Send,
} from './wayCalls.ts'
import type { Effect } from './way.ts'
import { ALL } from './ways.ts'

/** Hooks of a type in the order of their calls. */
let ran: string[] = []
const recording: TypeHooks = {
  beforeSave: ({ fields }) => {
    ran.push('beforeSave')
    return { fields }
  },
  beforeTrash: () => {
    ran.push('beforeTrash')
    return {}
  },
  beforeRestore: ({ before }) => {
    ran.push('beforeRestore')
    return { fields: before.fields }
  },
  beforePurge: () => {
    ran.push('beforePurge')
  },
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  const hooked = HOOKS_BY_TYPE as Record<string, TypeHooks> // types get hooks only in tests
  for (const type of [LIST.type, GRID.type, SECTION.type, media, mediaFolder]) hooked[type.key] = recording
  await startWays()
})
afterAll(() => api.stop())

/** Fields of live items by key: everything visitors see and staff rely on. */
async function inEffect(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await api.table.client.send(
      new ScanCommand({
        TableName: api.table.name,
        FilterExpression: 'sk = :live OR contains(sk, :section)',
        ExpressionAttributeValues: { ':live': 'live', ':section': '#live' },
        ...(from && { ExclusiveStartKey: from }),
      }),
    )
    // next to a live item are its references and the author of its draft
    for (const { pk, sk, state, data, type: key } of Items.filter((item) =>
      String(item['sk']).endsWith('live'),
    )) {
      const type = REGISTRY.types.get(String(key))
      const fields = JSON.parse(String(data ?? '{}')) as Fields
      const isShown =
        !type ||
        type.single ||
        type.internal === true ||
        visibilityOf(type, { ...fields, state }) === 'published'
      if (isShown) found.set(`${pk} ${sk}`, `${state} ${data}`)
    }
    from = LastEvaluatedKey
  } while (from)
  return found
}

let needing: Send
beforeEach(async () => {
  needing = sendAs(await api.tokenNeedingApproval())
  ran = []
})

test.each(ALL)('%s passes the hooks of its type', async (_, { prepare, hooks }) => {
  const act = await prepare()
  ran = []
  await act(asAdmin)

  expect([200, 201]).toContain(last)
  expect(ran).toEqual(hooks)
})

test.each(ALL)('%s asks for its permission', async (_, { prepare }) => {
  const act = await prepare()
  const stranger = sendAs(await api.tokenOnlyWith('Audit Log'))
  await act(stranger)

  expect(last).toBe(403)
})

const STATUS: Record<Effect, readonly number[]> = { now: [200, 201], held: [202], refused: [403] }

test.each(ALL)('%s of a role that needs approval changes nothing that is live', async (_, way) => {
  const act = await way.prepare()
  const before = await inEffect()
  await act(needing)
  const after = await inEffect()

  expect(STATUS[way.effect]).toContain(last)
  const changed = [...before].filter(([key, content]) => after.get(key) !== content)
  const added = [...after.keys()].filter((key) => !before.has(key) && !key.startsWith('media'))
  if (way.effect !== 'now' || !way.way.startsWith('a file')) expect(changed).toEqual([])
  expect(added).toEqual([])
})

const HELD = ALL.filter(([, { effect }]) => effect === 'held')

test.each(HELD)(
  '%s is applied once it is approved, by another person, and once',
  async (_, { prepare, isUnseen = false }) => {
    const act = await prepare()
    const before = await inEffect()
    await act(needing)
    const changeRequest = lastChange
    expect({ answered: last, change: changeRequest }).toMatchObject({
      answered: 202,
      change: { status: 1, round: 1 },
    })
    const path = `/api/dashboard/workflow/${changeRequest?.id}`
    const decision = { hash: changeRequest?.hash }

    const own = await api.call('POST', `${path}/approve`, {
      token: await api.tokenNeedingApproval(),
      body: decision,
    })
    const other = await api.call('POST', `${path}/approve`, { body: { hash: 'another' } })
    const [one, two] = await Promise.all(
      [1, 2].map(() => api.call<ChangeRequestRow>('POST', `${path}/approve`, { body: decision })),
    )
    const again = await api.call<ChangeRequestRow>('POST', `${path}/approve`, { body: decision })
    const detail = await api.call<ChangeRequestDetail>('GET', path)
    const after = await inEffect()

    expect([own.status, other.status]).toEqual([403, 409])
    expect([one?.status, two?.status]).toContain(200)
    expect(again).toMatchObject({ status: 200, data: { status: 2, hash: changeRequest?.hash } })
    expect(detail.data.events.filter(({ kind }) => kind === 'approve')).toHaveLength(1)
    expect([...after].join() === [...before].join()).toBe(isUnseen)
  },
)
