import type { ImportGraph } from './importGraph.ts'

/** Layers of a folder, lowest first: a file may import only layers below its own. */
export interface Layering {
  folder: string
  layers: readonly (readonly string[])[]
}

/** A folder or file that only some may import. */
interface Reserved {
  target: RegExp
  allowed: RegExp
  why: string
}

export const LAYERINGS: readonly Layering[] = [
  {
    folder: 'functions',
    layers: [
      ['core'],
      ['features'],
      ['lambdas'],
      ['manifests.ts'],
      ['openapi', 'bundling', 'functionTable.ts'],
      ['build.ts'],
      ['addRenderer.ts'],
    ],
  },
  {
    folder: 'functions/features',
    layers: [
      ['media', 'audit', 'visits'],
      ['mail'],
      ['accounts'],
      ['approval', 'comments'],
      ['forms'],
      ['search', 'pricing', 'releases', 'translation'],
      ['publishing', 'inbox', 'calendar'],
      ['webhooks'],
    ],
  },
  {
    folder: 'web-public/app',
    layers: [
      ['callApi.ts', 'document', 'missingScript.ts', 'offlineWorker.ts'],
      ['styles'],
      ['contentContext.ts', 'site', 'customer'],
      ['texts', 'deferred', 'freshDocumentGuard.ts'],
      ['elements'],
      ['forms'],
      ['sections', 'layout'],
      ['pages'],
      ['root.tsx', 'routes.ts'],
      ['layoutRoutes.client.ts'],
      ['entry.client.tsx', 'entry.server.tsx'],
    ],
  },
  {
    folder: 'web-admin/src',
    layers: [['core'], ['ui'], ['collect', 'fields'], ['editor', 'lists'], ['features'], ['shell']],
  },
  {
    folder: 'web-admin/src/core',
    layers: [['state'], ['texts'], ['api'], ['session'], ['offices', 'media', 'records'], ['unsaved']],
  },
  {
    folder: 'web-admin/src/editor',
    layers: [['state', 'preview'], ['check'], ['dialogs'], ['view']],
  },
]

export const RESERVED: readonly Reserved[] = [
  {
    target: /^functions\/core\/store\/(?:write\/|order\/(?!planOrder\.ts$)|batch\/startBatch\.ts$)/,
    allowed:
      /^functions\/(?:core\/(?:store|operations)|features\/(?:accounts\/rights|comments(?=\/createComment\.ts$)|approval\/(?:decide|request)|media(?=\/\w+\.ts$)))\//,
    why: 'every write is an operation (functions/core/operations/perform.ts)',
  },
]

/** Messages about imports that go up or sideways, and about children without a layer. */
export function layerErrors(graph: ImportGraph, { folder, layers }: Layering): string[] {
  const childOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''
  const levelOf = (file: string) => layers.findIndex((layer) => layer.includes(childOf(file)))
  const inside = [...graph].filter(([file]) => file.startsWith(`${folder}/`))
  return inside.flatMap(([file, targets]) => {
    if (levelOf(file) < 0) return [`${file}: no layer of ${folder}/ names ${childOf(file)}`]
    const wrong = [...targets].filter(
      (target) =>
        target.startsWith(`${folder}/`) &&
        childOf(target) !== childOf(file) &&
        levelOf(target) >= levelOf(file),
    )
    return wrong.map((target) => `${file} imports ${target}, which is not below it`)
  })
}

/** Messages about imports of reserved modules, and about a pattern that no file has. */
export function reservedErrors(graph: ImportGraph, { target, allowed, why }: Reserved): string[] {
  if (![...graph.keys()].some((file) => target.test(file))) return [`No file is reserved by ${target}`]
  return [...graph].flatMap(([file, targets]) =>
    allowed.test(file)
      ? []
      : [...targets].filter((each) => target.test(each)).map((each) => `${file} imports ${each}: ${why}`),
  )
}

const FEATURES = 'functions/features/'
const featureOf = (file: string) =>
  file.startsWith(FEATURES) ? file.slice(FEATURES.length).split('/')[0] : undefined

/** Messages about imports of another feature that pass by its `index.ts`. */
export const featureErrors = (graph: ImportGraph): string[] =>
  [...graph].flatMap(([file, targets]) => {
    const own = featureOf(file)
    if (own === undefined) return []
    return [...targets]
      .filter((target) => {
        const other = featureOf(target)
        return other !== undefined && other !== own && target !== `${FEATURES}${other}/index.ts`
      })
      .map((target) => `${file} imports ${target}, not the index.ts of its feature`)
  })
