import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, type OpenForm, type World } from './editorWorld.ts'
import { ANSWERS } from './fakes.ts'

/** Random event logs: no typed text is ever lost, and every form can be saved in the end. */

const answerStep = fc.record({
  do: fc.constant('answer' as const),
  answer: fc.constantFrom('stored', 'stored', 'stored', ...ANSWERS),
})
const plainStep = fc.record({
  do: fc.constantFrom(
    'type',
    'type',
    'type',
    'submitLive',
    'submitLive',
    'submitDraft',
    'wait',
    'retry',
    'restore',
    'discardOffer',
    'resolveAsMine',
    'resolveAsTheirs',
    'closeDialog',
    'takeOver',
    'giveUpPassword',
    'givePassword',
    'startUpload',
    'uploadArrives',
    'uploadFails',
    'saveElsewhere',
    'replace',
    'offline',
    'online',
    'close',
    'crash',
    'leave',
  ),
})
const stepOf = fc.record({
  form: fc.constantFrom(0, 0, 0, 1),
  step: fc.oneof(answerStep, plainStep, plainStep),
})
type LogStep = typeof stepOf extends fc.Arbitrary<infer T> ? T : never

class Log {
  readonly world: World
  readonly forms: OpenForm[]
  /** Typed texts that were neither overwritten nor discarded. */
  readonly live = new Set<string>()
  #typed = 0

  constructor(mode: 'create' | 'update') {
    this.world = createWorld(mode)
    this.forms = mode === 'create' ? [this.world.openForm('create')] : this.#openTwo()
  }

  #openTwo(): OpenForm[] {
    return [this.world.openForm('update'), this.world.openForm('update')]
  }

  async #reopen(form: OpenForm): Promise<void> {
    const next = this.world.openForm(this.world.server.read() ? 'update' : 'create')
    this.forms[this.forms.indexOf(form)] = next
    await next.refresh()
  }

  async #end(form: OpenForm, step: 'close' | 'crash' | 'leave'): Promise<void> {
    if (step === 'leave') {
      this.live.delete(form.title())
      form.leave()
    }
    // a crash loses less than the interval of the recovery store
    if (step === 'crash') form.wait()
    if (step === 'close') await form.recovery.flush()
    await this.world.settled()
    await this.#reopen(form)
  }

  #type(form: OpenForm): void {
    this.live.delete(form.title())
    const title = `text ${(this.#typed += 1)}`
    this.live.add(title)
    form.type(title)
  }

  async #act(form: OpenForm, step: LogStep['step']): Promise<void> {
    const steps = {
      answer: () => 'answer' in step && form.answer(step.answer),
      type: () => this.#type(form),
      submitLive: () => form.submit('live'),
      submitDraft: () => form.submit('draft'),
      wait: () => form.wait(),
      retry: () => form.retry(),
      restore: () => form.restore(),
      discardOffer: () => this.live.delete(form.discardOffer() ?? ''),
      resolveAsMine: () => form.decide({}),
      resolveAsTheirs: () => form.decide({ isAllTheirs: true }),
      closeDialog: () => form.closeDialog(),
      takeOver: () => form.takeOver(),
      giveUpPassword: () => form.givePassword(false),
      givePassword: () => form.givePassword(true),
      startUpload: () => form.startUpload(),
      uploadArrives: () => form.endUpload(true),
      uploadFails: () => form.endUpload(false),
      saveElsewhere: () => this.world.server.read() && this.world.saveElsewhere(`theirs ${this.#typed}`),
      replace: () => form.mode === 'update' && form.replace(this.world.saveElsewhere('revision')),
      offline: () => this.world.setOnline(false),
      online: () => {
        this.world.setOnline(true)
        form.retry()
      },
      close: () => this.#end(form, 'close'),
      crash: () => this.#end(form, 'crash'),
      leave: () => this.#end(form, 'leave'),
    } as const
    await steps[step.do]()
    await this.world.settled()
    await form.refreshOffers()
    if (form.isOver() && this.forms.includes(form)) await this.#reopen(form)
  }

  async run({ form: index, step }: LogStep): Promise<void> {
    const form = this.forms[index % this.forms.length]
    if (!form) return
    await this.#act(form, step)
    for (const title of this.live)
      expect([title, this.world.isSafe(title, this.forms)]).toEqual([title, true])
    // after the interval a crash would lose nothing
    if (step.do === 'wait' && this.live.has(form.title()))
      expect([form.title(), this.world.isSafe(form.title(), [])]).toEqual([form.title(), true])
  }

  /** Saves a form as a patient person would. */
  async finish(opened: OpenForm): Promise<void> {
    let form = opened
    this.world.setOnline(true)
    this.#type(form)
    const title = form.title()
    for (let round = 0; round < 12 && !this.world.server.acknowledged.includes(title); round += 1) {
      form.submit('live')
      form.retry()
      form.givePassword(true)
      form.endUpload(true)
      await this.world.settled()
      form.answer('stored')
      await this.world.settled()
      form.decide({})
      form.closeDialog()
      if (!form.isOver()) continue
      // the new record's own form offers the rest
      form = this.world.openForm('update')
      await form.refresh()
      form.restore()
    }
    expect(this.world.server.acknowledged).toContain(title)
  }
}

test.each(['update', 'create'] as const)('%s: no log of events loses a text', async (mode) => {
  const run = await fc.check(
    fc.asyncProperty(fc.array(stepOf, { maxLength: 40, size: 'max' }), async (steps) => {
      const log = new Log(mode)
      for (const step of steps) await log.run(step)
      for (const form of log.forms) await log.finish(form)
    }),
    { numRuns: 300 },
  )

  expect(fc.defaultReportMessage(run)).toBeUndefined()
})
