import { expect, test } from 'vitest'
import { createWorld } from './editorWorld.ts'

/** Event logs of unsaved work: each text is in the form, in the browser or acknowledged by the server. */

function typed(title: string) {
  const world = createWorld()
  const form = world.openForm('update')
  form.type(title)
  return { world, form }
}

function submitted(title: string) {
  const opened = typed(title)
  opened.form.submit('live')
  return opened
}

test('offline: the save waits, further typing stays, and both are saved on return', async () => {
  const { world, form } = submitted('in the tunnel')
  world.setOnline(false)
  form.answer('unreachable')
  await world.settled()
  form.type('still in the tunnel')
  form.wait()
  await world.settled()

  expect(form.state().save.is).toBe('waiting')
  expect(world.isSafe('still in the tunnel', [])).toBe(true)

  world.setOnline(true)
  form.submit('live')
  form.answer('stored')
  await world.settled()
  form.answer('stored')
  await world.settled()

  expect(world.server.acknowledged).toEqual(['First', 'in the tunnel', 'still in the tunnel'])
  expect([form.state().work.is, world.stored.size]).toEqual(['clean', 0])
})

test('a lost answer: the retry repeats the same request, and nothing is stored twice', async () => {
  const { world, form } = submitted('once only')
  form.answer('lost')
  await world.settled()
  const first = form.state().save
  form.wait()
  form.answer('stored')
  await world.settled()

  expect(first).toMatchObject({ is: 'retrying', failures: 1 })
  expect(world.server.read()?.recordVersion).toBe(2)
  expect([form.state().work.is, form.state().baseRevision]).toEqual(['clean', 2])
})

test.each(['closed', 'crashed'] as const)('%s: what was typed is offered by the next form', async (end) => {
  const { world, form } = typed('before the end')
  if (end === 'closed') await form.recovery.flush()
  else form.wait()
  await world.settled()

  const reopened = world.openForm('update')
  await reopened.refresh()
  expect([reopened.title(), reopened.offers()]).toEqual(['First', ['before the end']])
  reopened.restore()
  reopened.submit('live')
  reopened.answer('stored')
  await world.settled()

  expect(world.server.acknowledged).toContain('before the end')
  expect([world.stored.size, reopened.offers()]).toEqual([0, []])
})

test.each(['restored', 'discarded'] as const)(
  'an offer %s after its tab wrote it again stays',
  async (end) => {
    const { world, form: other } = typed('as offered')
    other.wait()
    await world.settled()
    const form = world.openForm('update')
    await form.refresh()
    other.type('typed since')
    other.wait()
    await world.settled()
    if (end === 'restored') form.restore()
    else form.discardOffer()
    await world.settled()

    expect(world.isSafe('typed since', [])).toBe(true)
  },
)

test('a text typed before an older one is restored is offered in turn', async () => {
  const world = createWorld()
  const closed = world.openForm('update')
  closed.type('from yesterday')
  await closed.recovery.flush()
  const form = world.openForm('update')
  await form.refresh()
  form.type('from today')
  form.restore()
  await form.refresh()

  expect([form.title(), form.offers()]).toEqual(['from yesterday', ['from today']])
})

test('an expired session: the request waits for the log-in, the text stays, and it is saved once', async () => {
  const { world, form } = submitted('long after lunch')
  form.wait()
  await world.settled()
  form.type('typed below the dialog')
  form.submit('live')
  expect(form.requests()).toHaveLength(1)
  form.answer('stored')
  await world.settled()
  form.answer('stored')
  await world.settled()

  expect(world.server.acknowledged.slice(1)).toEqual(['long after lunch', 'typed below the dialog'])
})

test.each([true, false])('the password is asked for; given: %s', async (isGiven) => {
  const { world, form } = submitted('sensitive')
  const [request] = form.requests()
  form.answer('password')
  await world.settled()
  expect(form.state().save.is).toBe('confirming')
  form.givePassword(isGiven)
  await world.settled()

  expect(form.requests()).toEqual(isGiven ? [request] : [])
  expect(form.state().save.is).toBe(isGiven ? 'sending' : 'failed')
  expect(form.title()).toBe('sensitive')
})

test('a conflict taken as theirs keeps mine in recovery and offers it', async () => {
  const { world, form } = typed('mine')
  world.saveElsewhere('theirs')
  form.submit('live')
  form.answer('stored')
  await world.settled()
  expect(form.state().save.is).toBe('conflict')
  form.decide({ isAllTheirs: true })
  await form.refresh()

  expect([form.title(), form.offers()]).toEqual(['theirs', ['mine']])
})

test('a conflict taken as mine is saved over theirs, and both texts are in the history', async () => {
  const { world, form } = typed('mine')
  world.saveElsewhere('theirs')
  form.submit('live')
  form.answer('stored')
  await world.settled()
  form.decide({})
  form.answer('stored')
  await world.settled()

  expect(world.server.acknowledged).toEqual(['First', 'theirs', 'mine'])
  expect(form.state().work.is).toBe('clean')
})

test('values given up in a conflict stay in recovery until the resolution is saved', async () => {
  const { world, form } = typed('given up')
  const theirs = world.saveElsewhere('theirs')
  form.submit('live')
  form.answer('stored')
  await world.settled()
  form.decide({ values: theirs, isMineDiscarded: true })
  form.answer('broken')
  await world.settled()
  expect(world.isSafe('given up', [])).toBe(true)

  form.submit('live')
  form.answer('stored')
  await world.settled()
  expect(world.isSafe('given up', [])).toBe(false)
})

test('two tabs: the later save is a conflict, and neither text is lost', async () => {
  const world = createWorld()
  const [one, other] = [world.openForm('update'), world.openForm('update')]
  one.type('tab one')
  other.type('tab two')
  for (const form of [one, other]) {
    form.wait()
    form.submit('live')
  }
  one.answer('stored')
  other.answer('stored')
  await world.settled()

  expect([one.state().save.is, other.state().save.is]).toEqual(['idle', 'conflict'])
  expect(['tab one', 'tab two'].map((title) => world.isSafe(title, []))).toEqual([true, true])
})

test('edits since a new record was sent wait for the form of that record', async () => {
  const world = createWorld('create')
  const form = world.openForm('create')
  form.type('new')
  form.submit('draft')
  form.type('new and more')
  form.answer('stored')
  await world.settled()
  const next = world.openForm('update')
  await next.refresh()

  expect([form.isOver(), next.title(), next.offers()]).toEqual(['update', 'new', ['new and more']])
  expect(form.state().work.is).toBe('clean')
})

test("another author's change request is taken over with the text typed last", async () => {
  const { world, form } = submitted('mine instead')
  form.answer('competing')
  await world.settled()
  expect(form.state().save.is).toBe('competing')
  form.takeOver()
  const [request] = form.requests()
  form.answer('stored')
  await world.settled()

  expect(request?.takesOver).toMatchObject({ id: 'c1' })
  expect([form.state().work.is, form.title()]).toEqual(['clean', 'mine instead'])
})

test('a refused save names its fields, keeps the text, and is forgotten by the next edit', async () => {
  const { world, form } = submitted('with errors')
  form.answer('refused')
  await world.settled()

  expect(form.state().save).toEqual({ is: 'refused', wrongFields: 1, intent: { goal: 'live' } })
  expect(form.told).toEqual(['errors: order'])
  form.type('without')
  expect(form.state().save.is).toBe('idle')
})

test('an answer after the work was replaced changes nothing', async () => {
  const { world, form } = submitted('on its way')
  form.replace(world.saveElsewhere('restored revision'))
  form.answer('broken')
  await form.refresh()

  expect([form.title(), form.state().save.is, form.offers()]).toEqual([
    'restored revision',
    'idle',
    ['on its way'],
  ])
  expect(form.told).toEqual([])
})

test('a save waits for pictures; typed meanwhile it takes along, and a failed picture refuses it', async () => {
  const { world, form } = typed('with a picture')
  form.startUpload()
  form.submit('live')
  form.type('with a picture and more')
  expect([form.state().save.is, form.requests()]).toEqual(['uploading', []])
  form.endUpload(false)
  await world.settled()
  expect(form.state().save.is).toBe('refused')

  form.submit('live')
  form.answer('stored')
  await world.settled()
  expect(world.server.acknowledged).toEqual(['First', 'with a picture and more'])
})
