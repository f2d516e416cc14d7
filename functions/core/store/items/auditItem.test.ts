import { AUDIT_ACTIONS, AUDIT_DETAILS, type AuditKind } from '@flou/shared/audit/auditActions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import { auditSentence } from '../../../features/audit/routes/auditSentence.ts'
import { newUlid } from '../ulid.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { auditItem, operationAudit, type AuditRow } from './auditItem.ts'
import { newSalts, saltOf, saltsWithout } from './auditSalts.ts'
import type { Snapshot, WriteContext } from '../writeContext.ts'

const now = new Date('2026-11-27T05:00:00Z')
const rowOf = (actionType: AuditKind) => {
  const by = { id: 1, name: 'Ayu', title: '' }
  const item = auditItem(
    { now, newId: () => newUlid(now), by, service: 'news', method: 'POST' },
    { entity: 'news', entityId: 7, actionType, subject: { en: 'Title', id: 'Judul' } },
  )
  return { item, row: JSON.parse(String(item['row'])) as AuditRow }
}

test('an entry has an action of the list, whatever its finer kind', () => {
  const details = Object.keys(AUDIT_DETAILS) as AuditKind[]
  const stored = [...AUDIT_ACTIONS, ...details].map((kind) => rowOf(kind))

  for (const { item, row } of stored) {
    expect(AUDIT_ACTIONS).toContain(row.actionType)
    expect(item['actionType']).toBe(row.actionType)
  }
  expect(AUDIT_ACTIONS).toHaveLength(21)
})

test('its sentence tells finer kinds apart in both languages', () => {
  const sentences = (kind: AuditKind) =>
    (['en', 'id'] as const).map((language) => auditSentence(rowOf(kind).row, REGISTRY, language))

  expect(sentences('draft')).toEqual(['Saved a draft of Article “Title”', 'Menyimpan draf Artikel “Judul”'])
  expect(sentences('update')).toEqual(['Updated Article “Title”', 'Memperbarui Artikel “Judul”'])
  expect(sentences('purge')[0]).toBe('Deleted Article “Title” permanently')
  expect(sentences('delete')[0]).toBe('Moved Article “Title” to the trash')
})

test('planning a day of publication is a schedule, saving the planned article again is not', () => {
  const snapshotOf = (version: number, status: string) =>
    ({
      id: 7,
      version,
      state: 'published',
      fields: { status, publishDate: '2027-01-01', contents: [] },
    }) as unknown as Snapshot
  const change = {
    now,
    newId: () => newUlid(now),
    by: { id: 1, name: 'Ayu', title: '' },
    service: 'news',
    method: 'PUT',
  } as unknown as WriteContext // an audit item is built without the table
  const actionOf = (before: Snapshot, after: Snapshot) =>
    operationAudit(change, { type: requireContentType('news'), before, after, action: 'update' })[
      'actionType'
    ]

  expect(actionOf(snapshotOf(1, '1'), snapshotOf(2, '2'))).toBe('schedule')
  expect(actionOf(snapshotOf(1, '2'), snapshotOf(2, '2'))).toBe('update')
})

test('each erasable field has a salt, which erasing removes from it alone and for ever', () => {
  const salts = newSalts()
  const [person, subject, data] = [saltOf(salts, 'person'), saltOf(salts, 'subject'), saltOf(salts, 'data')]
  const erased = saltsWithout(salts, ['subject'])

  expect(new Set([person, subject, data]).size).toBe(3)
  expect(`${person}${subject}${data}`).toBe(salts)
  expect([saltOf(erased, 'person'), saltOf(erased, 'subject'), saltOf(erased, 'data')]).toEqual([
    person,
    '',
    data,
  ])
  expect(saltsWithout(erased, ['data'])).toBe(saltsWithout(salts, ['subject', 'data']))
})

test('an entry from before there were salts has none', () => {
  expect(saltOf('', 'person')).toBe('')
  expect(saltsWithout('', ['person'])).toBe('')
})
