import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { hasParameter } from '@flou/shared/paths.ts'
import {
  PAGE_CHECKS,
  type CheckedPage,
  type CheckSeverities,
  type PageCheckResponse,
} from '@flou/shared/publishing/pageCheck.ts'
import { hasCheckedPage } from '@flou/shared/publishing/pageTexts.ts'
import { builtPages } from '@flou/shared/site/pages.ts'
import { findDuplicateTitles, readSeverities } from '../../../core/operations/input/pageChecks.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { readMarks } from '../../../core/store/machineMarks.ts'
import { brokenLinks } from '../links/brokenLinks.ts'
import { PageLookup } from '../links/pageLookup.ts'
import { BatchContent } from '../pageData/batchContent.ts'
import { PageStore } from '../pageData/pageStore.ts'
import { Reads } from '../pageData/reads.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { parentOfSection, type Draft } from './draft.ts'
import { DraftReader } from './draftReader.ts'
import { findPagesOfDraft } from './findPagesOfDraft.ts'
import { hasFailed, renderFirst, type Previewer } from './previewer.ts'
import { withoutScripts } from './withoutScripts.ts'

interface Check {
  previewer: Previewer
  table: Table
  draft: Draft
  now: Date
}

const STATIC_PATHS = builtPages().flatMap(({ path }) => (hasParameter(path) ? [] : [path]))

async function brokenTargetsOf(
  { previewer, table, draft, now }: Check,
  { language, path, html }: Omit<CheckedPage, 'broken'>,
): Promise<string[]> {
  const { registry, site } = previewer
  const { type, record } = draft
  const id = type.single ? parentOfSection(draft) : record.id
  const reader = new DraftReader({ table, registry, now }, [{ type, id, record }])
  const lookup = new PageLookup({ registry, renderer: { staticPaths: STATIC_PATHS } }, new PageStore(table))
  const { broken: found } = await brokenLinks(lookup, {
    path,
    origin: site.origin,
    pages: [[language, { status: 200, html, data: '' }]],
    content: new BatchContent(reader),
    reads: new Reads(),
  })
  const accepted = await table.getAll(found.map(({ target }) => publishKeys.acceptedLink(target)))
  return found.flatMap(({ target }, index) => (accepted[index] ? [] : [target]))
}

interface Rendering {
  language: Language
  paths: readonly string[]
  severities: CheckSeverities
}

async function checkPage(check: Check, { language, paths, severities }: Rendering): Promise<CheckedPage[]> {
  const { previewer, ...draft } = check
  const { page } = await renderFirst(previewer, { ...draft, language, pages: paths })
  if (!page || hasFailed(page)) return []
  const shown = { language, path: page.path, html: withoutScripts(page.html) }
  const isOff = severities.brokenLinkCheck === 'off'
  return [{ ...shown, broken: isOff ? [] : await brokenTargetsOf(check, shown) }]
}

export async function checkPages(check: Check): Promise<PageCheckResponse> {
  const { table, draft, now, previewer } = check
  const severities = await readSeverities(table)
  const none = { severities, duplicates: [], marks: {}, pages: [] }
  if (PAGE_CHECKS.every((name) => severities[name] === 'off')) return none
  const { type, record } = draft
  const marks = await readMarks(table, { type: type.key, id: record.id })
  if (!hasCheckedPage(type)) return { ...none, marks }
  const [duplicates, paths] = await Promise.all([
    severities.duplicateCheck === 'off'
      ? []
      : findDuplicateTitles(table, { type, id: record.id, fields: record }),
    findPagesOfDraft({ table, registry: previewer.registry, now }, draft),
  ])
  const pages = await Promise.all(
    LANGUAGES.map((language) => checkPage(check, { language, paths, severities })),
  )
  return { severities, duplicates, marks, pages: pages.flat() }
}
