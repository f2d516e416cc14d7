import { initialOf } from '@flou/shared/content/values/initial.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { newPicture, startTestLibrary, type TestLibrary } from './testLibrary.ts'
import { pdfFile } from '../files/testFiles.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await startTestLibrary()
})
afterAll(() => library.server.stop())

const png = { mime: 'image/png' }
const added = async (more: Record<string, unknown> = {}) =>
  (await library.upload(await newPicture(), { ...png, ...more })).data as {
    id: number
    recordVersion: number
  }
const names = async (query: Record<string, string>) => {
  const { data } = await library.call('GET', '', { query })
  return (data as unknown as { name: string }[]).map(({ name }) => name)
}
const overview = async () => (await library.call('GET', '/overview')).data
const folder = async (name: string, parentId = 0) =>
  (await library.call('POST', '/folders', { body: { name, parentId } })).data as {
    id: number
    recordVersion: number
  }
const describeFile = (id: number, body: Record<string, unknown>) => library.call('PUT', `/${id}`, { body })
const useInSlider = (mediaId: number) => {
  const { api } = library
  const by = { id: 1, name: 'Ayu', title: '' }
  const change = { ...api.services, now: new Date(api.clock.now), by, service: 'slider', method: 'POST' }
  return createRecord(change, slider, { fields: { ...initialOf(slider.declaration, change.now), mediaId } })
}

describe('filters', () => {
  test('a folder, a tag and a kind each list what has them, and together what has all', async () => {
    const { id: folderId } = await folder('Saringan')
    const inside = await added({ name: 'Di dalam', folderId })
    await added({ name: 'Tanpa tag', folderId })
    await library.upload(pdfFile('saringan'), {
      mime: 'application/pdf',
      name: 'Brosur',
      folderId,
    })
    await describeFile(inside.id, {
      recordVersion: 1,
      tags: [{ name: '  Kampanye   BARU ' }, { name: 'kampanye baru' }],
    })

    expect(await names({ folder: String(folderId) })).toEqual(['Brosur', 'Tanpa tag', 'Di dalam'])
    expect(await names({ tag: 'kampanye baru' })).toEqual(['Di dalam'])
    expect(await names({ folder: String(folderId), kind: 'document' })).toEqual(['Brosur'])
    expect(await names({ folder: String(folderId), tag: 'kampanye baru', kind: 'picture' })).toEqual([
      'Di dalam',
    ])
    expect(await names({ folder: String(folderId), keyword: 'tanpa' })).toEqual(['Tanpa tag'])
  })

  test('the path of a file finds it', async () => {
    const { id } = await added({ name: 'Beralamat' })
    const { data } = await library.call('GET', `/${id}`)

    expect(await names({ keyword: String(data['path']) })).toEqual(['Beralamat'])
    expect(await names({ keyword: String(data['path']), kind: 'document' })).toEqual([])
  })

  test('a folder comes sorted by name and by size, in both directions, page by page', async () => {
    const { id: folderId } = await folder('Urutan')
    for (const [name, text] of [
      ['b', ''],
      ['a', ' long'],
      ['c', ' the longest'],
    ] as const) {
      await library.upload(pdfFile(text), { mime: 'application/pdf', name, folderId })
    }
    const sorted = (sort: string, order: string) => names({ folder: String(folderId), sort, order })

    expect(await sorted('name', 'asc')).toEqual(['a', 'b', 'c'])
    expect(await sorted('name', 'desc')).toEqual(['c', 'b', 'a'])
    expect(await sorted('size', 'desc')).toEqual(['c', 'a', 'b'])
    const query = { folder: String(folderId), sort: 'name', order: 'asc', perPage: '2' }
    const first = (await library.call('GET', '', { query })) as unknown as { cursor: string; total: number }
    expect(first.total).toBe(3)
    expect(await names({ ...query, cursor: first.cursor })).toEqual(['c'])
  })

  test('unused files are those nothing points at', async () => {
    const { id: folderId } = await folder('Pemakaian')
    const used = await added({ name: 'Dipakai', folderId })
    await added({ name: 'Menganggur', folderId })
    await useInSlider(used.id)

    expect(await names({ folder: String(folderId), unused: '1' })).toEqual(['Menganggur'])
  })

  test('pictures without an alternative text in both languages are found until they have one', async () => {
    const { id: folderId } = await folder('Teks')
    const { id } = await added({ name: 'Tanpa teks', folderId })
    const lacking = () => names({ folder: String(folderId), alt: 'missing' })
    const before = await lacking()
    const contents = [
      { languageId: 1, alt: 'Gedung' },
      { languageId: 2, alt: 'Building' },
    ]

    await describeFile(id, { recordVersion: 1, contents })

    expect([before, await lacking()]).toEqual([['Tanpa teks'], []])
  })

  test('decorative pictures lack no alternative text', async () => {
    const { id: folderId } = await folder('Hiasan')
    const { id } = await added({ name: 'Hiasan', folderId })

    await describeFile(id, { recordVersion: 1, decorative: true })

    expect(await names({ folder: String(folderId), alt: 'missing' })).toEqual([])
  })

  test('a list that was filtered does not go on with the cursor of another', async () => {
    const first = (await library.call('GET', '', {
      query: { kind: 'picture', perPage: '1' },
    })) as unknown as {
      cursor: string
    }

    const { status } = await library.call('GET', '', { query: { kind: 'document', cursor: first.cursor } })

    expect(status).toBe(400)
  })
})

describe('folders', () => {
  test('a folder is renamed and moved with everything in it by one write', async () => {
    const [outer, inner] = [await folder('Luar'), await folder('Dalam')]
    await added({ folderId: inner.id })
    library.server.calls.length = 0

    const body = { name: 'Di dalam', parentId: outer.id, recordVersion: inner.recordVersion }
    const { data } = await library.call('PUT', `/folders/${inner.id}`, { body })

    expect(data).toMatchObject({ name: 'Di dalam', parentId: outer.id })
    expect(library.server.calls.filter((name) => /Write|Put|Update/.test(name))).toEqual([
      'TransactWriteItemsCommand',
    ])
    expect((await overview())['folders']).toContainEqual(
      expect.objectContaining({ id: inner.id, parentId: outer.id, count: 1 }),
    )
  })

  test.each([
    [
      'the same name in the same place',
      async () => (await folder('Kembar'), { name: 'KEMBAR ', parentId: 0 }),
      'Name',
    ],
    ['a parent that is not there', async () => ({ name: 'Yatim', parentId: 9999 }), 'ParentId'],
    ['no name', async () => ({ name: '  ', parentId: 0 }), 'Name'],
  ])('%s is refused', async (_, bodyOf, field) => {
    const answer = await library.call('POST', '/folders', { body: await bodyOf() })

    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
  })

  test('a folder comes neither into itself nor below itself', async () => {
    const outer = await folder('Induk')
    const inner = await folder('Anak', outer.id)
    const moveTo = (parentId: number) =>
      library.call('PUT', `/folders/${outer.id}`, {
        body: { name: 'Induk', parentId, recordVersion: outer.recordVersion },
      })

    expect((await moveTo(outer.id)).errors?.['ParentId']).toMatch(/into itself/)
    expect((await moveTo(inner.id)).errors?.['ParentId']).toMatch(/into itself/)
  })

  test('a folder with something in it stays; an empty one goes', async () => {
    const { id } = await folder('Hampir kosong')
    const file = await added({ folderId: id })
    const refused = await library.call('DELETE', `/folders/${id}`)
    await describeFile(file.id, { recordVersion: 1, folderId: 0 })
    const gone = await library.call('DELETE', `/folders/${id}`)

    expect(refused).toMatchObject({
      status: 409,
      code: 'in_use',
      message: expect.stringContaining('not empty'),
    })
    expect(gone.status).toBe(200)
  })

  test('a file from the trash comes back to the top where its folder is gone', async () => {
    const { id: folderId } = await folder('Sebentar')
    const { id } = await added({ folderId })
    await library.call('DELETE', `/${id}`)
    await library.call('DELETE', `/folders/${folderId}`)

    const { data } = await library.call('POST', `/${id}/restore`)

    expect(data['folderId']).toBe(0)
  })

  test('a file in the trash is found by its words there, and only there', async () => {
    const { id } = await added({ name: 'Terbuang sekali' })
    await library.call('DELETE', `/${id}`)

    expect(await names({ keyword: 'terbuang', state: 'trashed' })).toEqual(['Terbuang sekali'])
    expect(await names({ keyword: 'terbuang' })).toEqual([])
  })
})

test('the trash is narrowed by folder, kind, tag and words, as the library is', async () => {
  const { id: folderId } = await folder('Arsip lama')
  const [inside, outside] = [
    await added({ name: 'Buang dalam', folderId }),
    await added({ name: 'Buang luar' }),
  ]
  for (const { id } of [inside, outside]) await library.call('DELETE', `/${id}`)
  const trash = (query: Record<string, string>) => names({ state: 'trashed', ...query })

  expect(await trash({ folder: String(folderId) })).toEqual(['Buang dalam'])
  expect(await trash({ folder: String(folderId), keyword: 'luar' })).toEqual([])
  // "terbuang" is a form of the same word
  expect(await trash({ folder: '0', kind: 'picture', keyword: 'buang' })).toEqual([
    'Buang luar',
    'Terbuang sekali',
  ])
  expect(await trash({ kind: 'video' })).toEqual([])
  expect(await trash({ tag: 'none' })).toEqual([])
})

test('storage used follows every upload, the trash and the way back', async () => {
  const bytesOf = async () => {
    const { bytes, kinds, trash } = (await overview()) as {
      bytes: number
      kinds: { kind: string; count: number; bytes: number }[]
      trash: { count: number; bytes: number }
    }
    return { bytes, documents: kinds.find(({ kind }) => kind === 'document'), trash }
  }
  const before = await bytesOf()
  const bytes = pdfFile('twenty bytes')
  const { data } = await library.upload(bytes, { mime: 'application/pdf', name: 'Ukuran' })
  const after = await bytesOf()
  await library.call('DELETE', `/${String(data['id'])}`)
  const trashed = await bytesOf()
  await library.call('POST', `/${String(data['id'])}/restore`)

  expect(after.bytes - before.bytes).toBe(bytes.length)
  expect(after.documents).toMatchObject({ count: (before.documents?.count ?? 0) + 1 })
  expect(trashed.bytes).toBe(after.bytes)
  expect(trashed.trash).toEqual({ count: before.trash.count + 1, bytes: before.trash.bytes + bytes.length })
  expect(await bytesOf()).toEqual(after)
})

test('a role without the permission looks and uploads, but takes nothing away', async () => {
  const { id } = await added()
  const as = { token: await library.signInAs(['Manage News']) }

  expect((await library.call('GET', `/${id}`, as)).status).toBe(200)
  expect((await library.call('GET', '/overview', as)).status).toBe(200)
  expect((await library.call('DELETE', `/${id}`, as)).status).toBe(403)
  expect((await library.call('POST', '/folders', { ...as, body: { name: 'x', parentId: 0 } })).status).toBe(
    403,
  )
  expect((await library.call('POST', `/${id}/crop`, { ...as, body: { recordVersion: 1 } })).status).toBe(403)
})
