import { expect, test } from 'vitest'
import { createGridWorld } from './gridWorld.ts'

/** Event logs of edited cells: each text is in the grid, in the browser or acknowledged by the server. */

function opened(titles: readonly string[] = ['One', 'Two']) {
  const world = createGridWorld(titles)
  return { world, tab: world.openTab() }
}
type World = ReturnType<typeof createGridWorld>
type Tab = ReturnType<World['openTab']>

async function answerAll(world: World, ...tabs: Tab[]) {
  await world.flushed()
  for (let round = 0; round < 20; round += 1) {
    for (const tab of tabs) tab.answer('done')
    await world.flushed()
  }
}
const serverTitles = ({ server }: World) => server.list().map(({ title }) => String(title))

async function reopened(world: World) {
  const tab = world.openTab()
  await world.flushed()
  return tab
}

test('offline: the save is interrupted, further typing stays, and both are saved once', async () => {
  const { world, tab } = opened()
  tab.type(0, 'in the tunnel')
  tab.save()
  tab.answer('unreachable')
  await world.flushed()
  tab.type(1, 'still in the tunnel')
  tab.wait()
  await world.flushed()

  expect(tab.state().save.is).toBe('interrupted')
  expect(world.isSafe('still in the tunnel', [])).toBe(true)

  tab.save()
  await answerAll(world, tab)

  expect(serverTitles(world)).toEqual(['in the tunnel', 'still in the tunnel'])
  expect([tab.typed(), world.stored.size]).toEqual([[], 0])
})

test('a lost answer: new rows saved with later ones are stored once', async () => {
  const { world, tab } = opened([])
  tab.add('first')
  tab.save()
  tab.answer('lost')
  await world.flushed()
  tab.add('second')
  tab.save()
  await answerAll(world, tab)

  expect(serverTitles(world)).toEqual(['first', 'second'])
  expect(tab.typed()).toEqual([])
})

test('a closed tab: the save goes on in the next one, and only later typing is offered', async () => {
  const { world, tab } = opened()
  tab.type(0, 'sent')
  tab.add('sent too')
  tab.save()
  tab.answer('part')
  await world.flushed()
  tab.type(1, 'typed later')
  await tab.recovery.flush()

  const next = await reopened(world)
  await answerAll(world, next)

  expect(serverTitles(world)).toEqual(['sent', 'Two', 'sent too'])
  expect(next.offers()).toEqual([['typed later']])
  next.restore()
  next.save()
  await answerAll(world, next)
  expect([serverTitles(world), world.stored.size]).toEqual([['sent', 'typed later', 'sent too'], 0])
})

test('a crash before the list is read again: the save is not offered again', async () => {
  const { world, tab } = opened([])
  tab.add('created')
  tab.wait()
  tab.save()
  tab.answer('done')
  await world.flushed()

  const next = await reopened(world)
  await answerAll(world, next)

  expect([serverTitles(world), next.offers()]).toEqual([['created'], []])
})

test('a save that never arrived is offered as it was typed', async () => {
  const { world, tab } = opened()
  tab.type(0, 'never arrived')
  tab.wait()
  tab.save()
  await world.flushed()

  const next = await reopened(world)
  next.answer('done')
  await world.flushed()

  expect(next.offers()).toEqual([['never arrived']])
  expect(next.state().save.is).toBe('idle')
})

test('an expired session: the request waits for the log-in, and later typing is saved next', async () => {
  const { world, tab } = opened()
  tab.type(0, 'long after lunch')
  tab.save()
  tab.type(0, 'typed below the dialog')
  tab.wait()
  await world.flushed()
  expect([tab.calls(), world.isSafe('typed below the dialog', [])]).toEqual([1, true])
  tab.save()
  await answerAll(world, tab)

  expect(world.server.acknowledged.slice(2)).toEqual(['long after lunch', 'typed below the dialog'])
})

test('a conflict: the row stays typed over the newer one, and the others are saved', async () => {
  const { world, tab } = opened()
  tab.type(0, 'mine')
  tab.type(1, 'mine too')
  world.server.store(1, 'theirs')
  tab.save()
  await answerAll(world, tab)

  expect([tab.titles(), tab.typed()]).toEqual([['mine', 'mine too'], ['mine']])
  expect(serverTitles(world)).toEqual(['theirs', 'mine too'])
})

test('a record deleted meanwhile: its cells stay as a new row', async () => {
  const { world, tab } = opened()
  tab.type(0, 'of a deleted record')
  world.server.remove(1)
  tab.save()
  await answerAll(world, tab)
  tab.save()
  await answerAll(world, tab)

  expect(serverTitles(world)).toEqual(['Two', 'of a deleted record'])
})

test('two tabs: the first to finish does not forget the save of the other', async () => {
  const { world, tab: one } = opened([])
  const other = world.openTab()
  one.add('tab one')
  one.wait()
  one.save()
  other.add('tab two')
  other.save()
  await answerAll(world, other)
  one.answer('lost')
  await world.flushed()

  const next = await reopened(world)
  await answerAll(world, next)

  expect(serverTitles(world).toSorted()).toEqual(['tab one', 'tab two'])
  expect(next.offers()).toEqual([])
})

test('two tabs: a tab that opens during a save of the other keeps what that one types', async () => {
  const { world, tab: one } = opened()
  one.type(0, 'sent')
  one.wait()
  one.save()
  one.answer('part')
  await world.flushed()
  const other = await reopened(world)
  one.type(1, 'typed since')
  other.answer('done')
  one.wait()
  await answerAll(world, other)

  expect(world.isSafe('typed since', [])).toBe(true)
})

test('refused rows are named and stay; wrong ones are left out', async () => {
  const { world, tab } = opened()
  tab.type(0, 'refused')
  tab.type(1, '')
  tab.save()
  tab.answer('refused')
  await world.flushed()

  expect([tab.notices, tab.titles()[0], tab.state().save.is]).toEqual([
    ['failure', 'problem'],
    'refused',
    'idle',
  ])
  tab.type(0, 'mended')
  tab.save()
  await answerAll(world, tab)
  expect(tab.notices).toContain('wrong rows')
  expect(serverTitles(world)).toEqual(['mended', 'Two'])
})

test('rows that wait for approval leave the grid, what was typed since stays', async () => {
  const { world, tab } = opened()
  tab.type(0, 'for approval')
  tab.save()
  tab.type(1, 'typed since')
  tab.answer('awaitsApproval')
  await answerAll(world, tab)

  expect([tab.titles(), tab.typed()]).toEqual([['One', 'typed since'], ['typed since']])
  expect(world.server.acknowledged).toContain('for approval')
})

test('undo and redo: what is in the grid is what is stored', async () => {
  const { world, tab } = opened()
  tab.type(0, 'first')
  tab.type(0, 'second')
  tab.undo()
  tab.wait()
  await world.flushed()
  expect([world.isSafe('first', []), world.isSafe('second', [])]).toEqual([true, false])
  tab.redo()
  tab.wait()
  await world.flushed()
  expect(world.isSafe('second', [])).toBe(true)
})

test('a save taken back keeps what was typed since, also in rows that it had created', async () => {
  const { world, tab } = opened()
  tab.type(0, 'changed')
  tab.add('created')
  tab.save()
  await answerAll(world, tab)
  tab.type(2, 'typed in the created row')
  tab.takeBack()
  await answerAll(world, tab)

  expect(serverTitles(world)).toEqual(['One', 'Two'])
  expect(tab.typed()).toEqual(['typed in the created row'])
  expect(tab.notices).toEqual(['saved', 'undone'])
})

test('a save taken back during another one is taken back after it', async () => {
  const { world, tab } = opened()
  tab.type(0, 'changed')
  tab.save()
  await answerAll(world, tab)
  tab.type(1, 'changed too')
  tab.save()
  tab.takeBack()
  await answerAll(world, tab)

  expect([serverTitles(world), tab.typed()]).toEqual([['One', 'changed too'], []])
})

test('an import keeps typed cells that its file leaves as they are stored', async () => {
  const { world, tab } = opened()
  const file = tab.exported().replace('Two', 'Two imported')
  tab.type(0, 'typed before the import')
  tab.importCsv(file, true)
  await answerAll(world, tab)

  expect(serverTitles(world)).toEqual(['One', 'Two imported'])
  expect(tab.typed()).toEqual(['typed before the import'])
})

test('an import confirmed during a save is saved after it', async () => {
  const { world, tab } = opened()
  tab.type(0, 'saved first')
  tab.save()
  tab.importCsv(tab.exported().replace('Two', 'Two imported'), true)
  await answerAll(world, tab)

  expect([serverTitles(world), tab.typed()]).toEqual([['saved first', 'Two imported'], []])
})

test('a text in an open cell survives a crash and a save of others, and ends with the cell', async () => {
  const { world, tab } = opened()
  tab.type(1, 'typed')
  tab.save()
  tab.openCell(0, 'still open')
  await answerAll(world, tab)
  tab.wait()
  await world.flushed()
  expect([tab.typed(), world.isSafe('still open', [])]).toEqual([[], true])

  tab.closeCell()
  await world.flushed()
  expect(world.stored.size).toBe(0)
})

test('edits of an earlier visit that replace others are offered in turn', async () => {
  const { world, tab } = opened()
  tab.type(0, 'from yesterday')
  await tab.recovery.flush()
  const next = await reopened(world)
  next.type(0, 'from today')
  next.add('stays in the grid')
  next.restore()
  await world.flushed()

  expect(next.typed()).toEqual(['from yesterday', 'stays in the grid'])
  expect(next.offers()).toEqual([['from today']])
})

test.each(['restored', 'discarded'] as const)(
  'an offer %s after its tab wrote it again stays',
  async (end) => {
    const { world, tab: other } = opened()
    other.type(0, 'as offered')
    other.wait()
    await world.flushed()
    const tab = await reopened(world)
    other.type(0, 'typed since')
    other.wait()
    await world.flushed()
    if (end === 'restored') tab.restore()
    else tab.discardOffer()
    await world.flushed()

    expect(world.isSafe('typed since', [])).toBe(true)
  },
)
