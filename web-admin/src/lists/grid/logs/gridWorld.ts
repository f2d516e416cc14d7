import { STAFF_API } from '@flou/shared/content/routing/apiPaths.ts'
import { createRecovery, type RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import { merged } from '../csv/useImport.ts'
import { readCsv, writeCsv } from '../csv/gridCsv.ts'
import { gridColumns } from '../model/columns.ts'
import { addRow, type GridSchema } from '../model/edits.ts'
import { isChanged, storedRow, valueOf, withCell } from '../model/rows.ts'
import { sentBatches } from '../state/batchCalls.ts'
import { createGrid } from '../state/createGrid.ts'
import type { Reload, Rows } from '../state/types.ts'
import { createTimers, memoryStore } from '../../../../../tests/contract/editor/fakes.ts'
import { createCalls } from './gridCalls.ts'
import { createGridServer, PERSON, SAMPLE, type } from './gridServer.ts'

/** Server, browser storage and open grids of one user, driven by tests without a browser. */
const API_URL = `${STAFF_API}/products/1/packages`
const columns = gridColumns(type)
const titleColumn = columns.find(({ key }) => key === 'title')
if (!titleColumn) throw new Error('no title column')
const column = titleColumn

const flushed = () => new Promise((resolve) => setImmediate(resolve))

function memoryStorage() {
  const texts = new Map<string, string>()
  return {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => void texts.set(key, text),
    forget: (key: string) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

const titlesOf = (rows: Rows) => rows.map((row) => String(valueOf(row, column, type)))
const typedIn = (rows: readonly Pick<Rows[number], 'cells'>[]) =>
  rows.flatMap(({ cells }) => ('title' in cells ? [String(cells['title'])] : []))
const typedInEntry = ({ values }: RecoveryEntry) => typedIn(values['rows'] as Rows)

export function createGridWorld(titles: readonly string[]) {
  const server = createGridServer(titles)
  const stored = new Map<string, RecoveryEntry>()
  const storage = memoryStorage()
  let count = 0

  function openTab() {
    const id = `visit-${(count += 1)}`
    const timers = createTimers()
    const store = memoryStore(stored)
    const now = () => (count += 1)
    const recovery = createRecovery({
      store,
      person: PERSON,
      record: 'grid',
      id,
      now,
      schedule: timers.schedule,
    })
    const read = (): Rows => server.list().map((record) => storedRow(type, record))
    const { call, answer, count: countCalls } = createCalls(server)
    const notices: string[] = []
    let lastRead = read()
    let offers: readonly RecoveryEntry[] = []
    let takeBack: (() => void) | undefined
    const machine = createGrid(lastRead, {
      ...sentBatches(API_URL, PERSON, storage),
      schema: () => ({ type, columns, start: SAMPLE }),
      recovery,
      person: PERSON,
      newKey: () => `key-${(count += 1)}`,
      send: (request) => call({ act: (rows) => server.send(request, rows), request }),
      readBatch: (batch) => call({ act: () => server.read(batch) }),
      continueBatch: (batch) => call({ act: (rows) => server.proceed(batch, rows) }),
      undoBatch: (batch) => call({ act: (rows) => server.undo(batch, rows) }),
      pause: async () => undefined,
      reload: () => call({ act: () => (lastRead = read()), fallback: lastRead }),
      showOffers: (entries) => void (offers = entries),
      announce: ({ after, batch }: Reload, undo) => {
        notices.push(after)
        takeBack = after === 'saved' && batch ? () => undo(batch) : undefined
      },
      notifyFailure: () => void notices.push('failure'),
      notifyWrongRows: () => void notices.push('wrong rows'),
      notifyTooMany: () => void notices.push('too many'),
      showProblem: () => void notices.push('problem'),
    })
    const { dispatch, nextNumber } = machine
    const rows = () => machine.store.get().rows
    const schema = (): GridSchema => ({
      type,
      columns,
      start: SAMPLE,
      nextNumber,
      context: { language: 'en', references: {} },
    })
    const edit = (update: (rows: Rows) => Rows) => dispatch({ is: 'edited', update })
    const typeIn = (isTyped: (row: Rows[number], at: number) => boolean, title: string) =>
      edit((all) =>
        all.map((row, at) => (isTyped(row, at) ? withCell(row, { column, value: title }, type) : row)),
      )
    machine.open()

    return {
      rows,
      titles: () => titlesOf(rows()),
      typed: () => typedIn(rows()),
      state: machine.store.get,
      notices,
      offers: () => offers.map(typedInEntry),
      calls: countCalls,
      recovery,
      type: (index: number, title: string) => typeIn((_, at) => at === index, title),
      mend: () => {
        for (const row of machine.store.get().refused.keys())
          typeIn((one) => one === row, titlesOf([row])[0] ?? '')
      },
      add: (title: string) =>
        edit((all) =>
          addRow(all, schema()).map((row, at) =>
            at === all.length ? withCell(row, { column, value: title }, type) : row,
          ),
        ),
      openCell: (index: number, title: string) =>
        machine.keepOpen((all) =>
          all.map((row, at) => (at === index ? withCell(row, { column, value: title }, type) : row)),
        ),
      closeCell: () => machine.keepOpen(undefined),
      undo: () => dispatch({ is: 'undone' }),
      redo: () => dispatch({ is: 'redone' }),
      save: () => machine.save({ confirmedProduct: '' }),
      retry: () => dispatch({ is: 'retried' }),
      takeBack: () => takeBack?.(),
      restore: () => offers[0] && machine.restore(offers[0]),
      discardOffer: (): string[] => {
        const [offer] = offers
        if (!offer) return []
        offers = offers.slice(1)
        void recovery.remove(offer)
        return typedInEntry(offer)
      },
      leave: machine.discard,
      exported: () => writeCsv(rows(), schema()),
      importCsv: (text: string, isSaved: boolean) => {
        const imported = readCsv(text, rows(), schema()).rows.filter(isChanged)
        edit((all) => merged(all, imported))
        if (isSaved) machine.save({ keys: new Set(imported.map(({ key }) => key)), confirmedProduct: '' })
      },
      answer,
      wait: () => timers.pass(),
    }
  }
  return {
    server,
    stored,
    flushed,
    openTab,
    isSafe: (title: string, tabs: readonly { titles: () => string[] }[]): boolean =>
      tabs.some((tab) => tab.titles().includes(title)) ||
      [...stored.values()].some((entry) => typedInEntry(entry).includes(title)) ||
      server.acknowledged.includes(title),
  }
}
export type GridWorld = ReturnType<typeof createGridWorld>
export type GridTab = ReturnType<GridWorld['openTab']>
