import { readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'
import { importCircles } from './circles.ts'
import { importGraph } from './importGraph.ts'
import { featureErrors, layerErrors, reservedErrors } from './layers.ts'

const graphOf = (sources: Record<string, string>) => importGraph(new Map(Object.entries(sources)))

test('files that import each other are a circle, also over a third', () => {
  const graph = graphOf({
    'a/one.ts': "import { two } from './two.ts'",
    'a/two.ts': "import {\n  three,\n} from './three.ts'",
    'a/three.ts': "export const late = () => import('./one.ts')",
    'a/four.ts': "import { one } from './one.ts'",
  })

  expect(importCircles(graph)).toEqual([['a/one.ts', 'a/three.ts', 'a/two.ts']])
})

test('folders that import each other are a circle though no file is in one', () => {
  const graph = graphOf({
    'app/list/list.ts': "import { cell } from '../grid/cell.ts'",
    'app/list/row.ts': '',
    'app/grid/cell.ts': '',
    'app/grid/view/row.ts': "import { row } from '../../list/row.ts'",
  })

  expect(importCircles(graph)).toEqual([['app/grid', 'app/list']])
})

test('a recursion that gives its reason is none', () => {
  const graph = graphOf({
    'a/item.ts':
      "import { one } from './one.ts'\n// circular: lists hold lists\nimport { list } from './list.ts'",
    'a/one.ts': '',
    'a/list.ts': "import { item } from './item.ts'",
  })

  expect(importCircles(graph)).toEqual([])
})

const layering = { folder: 'f', layers: [['store'], ['http'], ['media', 'site']] }

test('an import goes down; up, sideways and from nowhere are named', () => {
  const graph = graphOf({
    'f/store/read.ts': "import { call } from '../http/call.ts'",
    'f/http/call.ts': "import { read } from '@flou/f/store/read.ts'",
    'f/media/list.ts': "import { call } from '../http/call.ts'\nimport { menu } from '../site/menu.ts'",
    'f/site/menu.ts': "import { part } from './part.ts'",
    'f/site/part.ts': '',
    'f/other/one.ts': '',
  })

  expect(layerErrors(graph, layering)).toEqual([
    'f/store/read.ts imports f/http/call.ts, which is not below it',
    'f/media/list.ts imports f/site/menu.ts, which is not below it',
    'f/other/one.ts: no layer of f/ names other',
  ])
})

test('what is reserved is imported by those it is for', () => {
  const graph = graphOf({
    'f/operations/save.ts': "import { save } from '../store/save.ts'",
    'f/media/save.ts': "import { save } from '../store/save.ts'",
    'f/store/save.ts': '',
  })
  const reserved = { target: /^f\/store\//, allowed: /^f\/operations\//, why: 'writes are operations' }

  expect(reservedErrors(graph, reserved)).toEqual([
    'f/media/save.ts imports f/store/save.ts: writes are operations',
  ])
})

test('a reserved place without files is named, for example after a move', () => {
  const reserved = { target: /^f\/store\//, allowed: /^f\//, why: 'writes are operations' }

  expect(reservedErrors(graphOf({ 'g/store/save.ts': '' }), reserved)).toEqual([
    `No file is reserved by ${reserved.target}`,
  ])
})

test('a feature imports another one by its index.ts only', () => {
  const graph = graphOf({
    'functions/features/forms/receive.ts':
      "import { mail } from '../mail/index.ts'\nimport { key } from '../mail/outbox/key.ts'\nimport { input } from './input.ts'",
    'functions/features/forms/input.ts': '',
    'functions/features/mail/index.ts': "export { key } from './outbox/key.ts'",
    'functions/features/mail/outbox/key.ts': '',
  })

  expect(featureErrors(graph)).toEqual([
    'functions/features/forms/receive.ts imports functions/features/mail/outbox/key.ts, not the index.ts of its feature',
  ])
})

test('a mock of a client class is restored: the next file of its worker has the same class', () => {
  const files = globSync('{functions,infra,local,shared}/**/*.test.ts', {
    cwd: ROOT,
    exclude: ['**/node_modules/**'],
  })
  const lasting = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return /\bmockClient\([A-Z]/.test(text) && !text.includes('.restore())')
  })

  expect(files.length).toBeGreaterThan(300)
  expect(lasting).toEqual([])
})
