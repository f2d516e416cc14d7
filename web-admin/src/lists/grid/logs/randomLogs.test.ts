import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRID_ANSWERS } from './gridServer.ts'
import { createGridWorld, type GridTab, type GridWorld } from './gridWorld.ts'

/** Random event logs: no typed text is ever lost, none is stored twice, and all can be saved in the end. */

const answerStep = fc.record({
  do: fc.constant('answer' as const),
  answer: fc.constantFrom('done', 'done', 'done', 'part', ...GRID_ANSWERS),
})
const plainStep = fc.record({
  do: fc.constantFrom(
    'type',
    'type',
    'type',
    'add',
    'save',
    'save',
    'undo',
    'redo',
    'takeBack',
    'wait',
    'retry',
    'restore',
    'discardOffer',
    'export',
    'import',
    'importAndSave',
    'saveElsewhere',
    'deleteElsewhere',
    'close',
    'crash',
    'leave',
  ),
})
const stepOf = fc.record({
  tab: fc.nat({ max: 3 }),
  row: fc.nat({ max: 3 }),
  step: fc.oneof(answerStep, answerStep, plainStep, plainStep, plainStep),
})
type LogStep = typeof stepOf extends fc.Arbitrary<infer T> ? T : never

class Log {
  readonly world: GridWorld = createGridWorld(['One', 'Two'])
  readonly tabs: GridTab[] = []
  readonly live = new Set<string>()
  #typed = 0
  #file = ''

  constructor(tabs: number) {
    for (let index = 0; index < tabs; index += 1) this.tabs.push(this.world.openTab())
    this.#file = this.tabs[0]?.exported() ?? ''
  }

  async #end(tab: GridTab, step: 'close' | 'crash' | 'leave'): Promise<void> {
    if (step === 'leave') {
      for (const text of tab.typed()) this.live.delete(text)
      tab.leave()
    }
    if (step === 'crash') tab.wait()
    if (step === 'close') await tab.recovery.flush()
    await this.world.flushed()
    this.tabs[this.tabs.indexOf(tab)] = this.world.openTab()
  }

  #newText(): string {
    const text = `text ${(this.#typed += 1)}`
    this.live.add(text)
    return text
  }

  /** Runs an edit of the user's; texts that it takes out of the grid are given up. */
  #edit(tab: GridTab, act: () => void): void {
    const before = tab.typed()
    act()
    const after = new Set(tab.typed())
    for (const text of before) if (!after.has(text)) this.live.delete(text)
    for (const text of after) if (!before.includes(text)) this.live.add(text)
  }

  async #act(tab: GridTab, { row, step }: LogStep): Promise<void> {
    const { server } = this.world
    const target = server.list()[row]?.id
    const steps = {
      answer: () => 'answer' in step && tab.answer(step.answer),
      type: () => row < tab.rows().length && this.#edit(tab, () => tab.type(row, this.#newText())),
      add: () => tab.add(this.#newText()),
      save: () => tab.save(),
      undo: () => this.#edit(tab, tab.undo),
      redo: () => this.#edit(tab, tab.redo),
      takeBack: () => tab.takeBack(),
      wait: () => tab.wait(),
      retry: () => tab.retry(),
      restore: () => tab.restore(),
      discardOffer: () => tab.discardOffer().forEach((text) => this.live.delete(text)),
      export: () => void (this.#file = tab.exported()),
      import: () => this.#edit(tab, () => tab.importCsv(this.#file, false)),
      importAndSave: () => this.#edit(tab, () => tab.importCsv(this.#file, true)),
      saveElsewhere: () => target !== undefined && server.store(target, `theirs ${this.#typed}`),
      deleteElsewhere: () => target !== undefined && server.remove(target),
      close: () => this.#end(tab, 'close'),
      crash: () => this.#end(tab, 'crash'),
      leave: () => this.#end(tab, 'leave'),
    } as const
    await steps[step.do]()
    await this.world.flushed()
  }

  async run(step: LogStep): Promise<void> {
    const tab = this.tabs[step.tab % this.tabs.length]
    if (!tab) return
    await this.#act(tab, step)
    for (const text of this.live) expect([text, this.world.isSafe(text, this.tabs)]).toEqual([text, true])
    if (step.step.do !== 'wait') return
    for (const text of tab.typed().filter((one) => this.live.has(one)))
      expect([text, this.world.isSafe(text, [])]).toEqual([text, true])
  }

  async finish(tab: GridTab): Promise<void> {
    const { world } = this
    for (let round = 0; round < 40; round += 1) {
      tab.retry()
      await world.flushed()
      while (tab.calls() > 0) {
        tab.answer('done')
        await world.flushed()
      }
      if (tab.offers().length > 0) tab.restore()
      await world.flushed()
      tab.mend()
      tab.save()
      await world.flushed()
    }
    expect([tab.state().save.is, tab.typed()]).toEqual(['idle', []])
  }
}

test.each([1, 2])('%i open tabs: no log of events loses a text', async (tabs) => {
  const run = await fc.check(
    fc.asyncProperty(fc.array(stepOf, { maxLength: 40, size: 'max' }), async (steps) => {
      const log = new Log(tabs)
      for (const step of steps) await log.run(step)
      for (const tab of log.tabs) await log.finish(tab)
      const { acknowledged, created } = log.world.server
      for (const text of log.live) expect(acknowledged).toContain(text)
      // an offer of another tab's rows, a file of new rows or a deleted record may create a text again
      const isOnce = tabs === 1 && !steps.some(({ step }) => /^import|^deleteElsewhere/.test(step.do))
      if (isOnce) expect(created).toEqual([...new Set(created)])
    }),
    { numRuns: 300 },
  )

  expect(fc.defaultReportMessage(run)).toBeUndefined()
})
