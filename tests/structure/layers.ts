import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'
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

const FUNCTIONS = path.join(ROOT, 'functions')
/** Each folder with a manifest is a Lambda. */
const LAMBDAS = readdirSync(FUNCTIONS).filter((name) => existsSync(path.join(FUNCTIONS, name, 'manifest.ts')))

export const LAYERINGS: readonly Layering[] = [
  {
    folder: 'functions',
    layers: [
      ['appError.ts', 'isEqualSecret.ts', 'manifest.ts', 'directCalls'],
      ['store', 'manifests.ts'],
      ['identity', 'mediaFiles', 'pages', 'searchIndex'],
      ['operations'],
      ['http'],
      ['counting', 'mails', 'submissionEffects'],
      ['searchCounts'],
      LAMBDAS,
      ['openapi', 'bundling', 'functionTable.ts'],
      ['build.ts'],
      ['addRenderer.ts'],
    ],
  },
  {
    folder: 'web-public/app',
    layers: [
      ['callApi.ts', 'document', 'missingFile.ts', 'missingScript.ts', 'offlineWorker.ts'],
      ['styles'],
      ['contentContext.ts', 'site', 'customer'],
      ['i18n', 'deferred', 'freshDocumentGuard.ts'],
      ['elements'],
      ['forms'],
      ['sections', 'layout'],
      ['pages'],
      ['root.tsx', 'routes.ts'],
      ['entry.client.tsx', 'entry.server.tsx'],
    ],
  },
  {
    folder: 'web-admin/src',
    layers: [
      ['styles', 'state'],
      ['texts'],
      ['api'],
      ['elements'],
      ['session'],
      ['offices'],
      ['content', 'layout'],
      ['screens'],
      ['routes.tsx'],
      ['App.tsx'],
      ['main.tsx'],
    ],
  },
  {
    folder: 'web-admin/src/content',
    layers: [
      [
        'form',
        'publishStatus',
        'export',
        'amounts.ts',
        'SearchBox.tsx',
        'MissingRecord.tsx',
        'routePaths.ts',
      ],
      ['jakartaTime.ts', 'localizedText.ts', 'timeText.ts', 'useMedia.ts', 'useOptions.ts', 'rupiahText.ts'],
      ['pending'],
      ['delete', 'preview'],
      ['mail'],
      ['media', 'list', 'previewLinks'],
      ['publicState'],
      ['priceEffect'],
      ['fields', 'recovery'],
      ['compare', 'grid'],
      ['revisions'],
      ['conflict'],
      ['saving'],
      ['draft'],
      ['editor'],
      ['arrange'],
    ],
  },
  {
    folder: 'web-admin/src/screens',
    layers: [
      ['screenProps.ts'],
      ['ScreenMissing.tsx', 'choiceTarget.ts', 'NotFoundScreen.tsx', 'CrashScreen.tsx', 'OfficeRoot.tsx'],
      ['account', 'audit', 'estimates', 'inbox', 'mail', 'publishing', 'workflow'],
      ['newsletter', 'visits'],
      ['searches', 'MediaLibraryScreen.tsx', 'ParentChoiceScreen.tsx', 'Permitted.tsx'],
      ['start'],
      ['records'],
      ['screens.ts'],
      ['officeScreens.tsx'],
    ],
  },
]

export const RESERVED: readonly Reserved[] = [
  {
    target: /^functions\/store\/(?:write|order)\/|^functions\/store\/batch\/startBatch\.ts$/,
    allowed: /^functions\/(?:store|operations)\//,
    why: 'every write is an operation (functions/operations/perform.ts)',
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

/** Messages about imports of reserved modules. */
export const reservedErrors = (graph: ImportGraph, { target, allowed, why }: Reserved): string[] =>
  [...graph].flatMap(([file, targets]) =>
    allowed.test(file)
      ? []
      : [...targets].filter((each) => target.test(each)).map((each) => `${file} imports ${each}: ${why}`),
  )
