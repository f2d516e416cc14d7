import { reasonOf } from '../outcome.ts'
import type { PageAction } from '../planActions.ts'
import type { Publisher } from '../publisher.ts'
import {
  isShown,
  removeStagedBuild,
  stagedBuilds,
  storeStagedBuild,
  type StagedBuild,
} from '../store/stagedBuilds.ts'
import { addStagedPages, stagedPagesIn } from './stagedPages.ts'
import { stagePages, type BuildContext, type Staging } from './stagePages.ts'

type PageActions = ReadonlyMap<string, PageAction>

/** Renders published pages again in a build. Pages that the build has not had before get a key. */
async function restageIn(context: BuildContext, { at }: StagedBuild, pages: PageActions): Promise<void> {
  const {
    publisher: { table, now },
    staging: { store },
    build,
  } = context
  const listed = await stagedPagesIn(table, build, [...pages.keys()])
  const staged = await stagePages(
    context,
    (ofBuild) =>
      new Map(
        [...pages].flatMap(([path, action]) => {
          const own = ofBuild.get(path) ?? (listed.has(path) ? action : undefined)
          return own ? [[path, own] as const] : []
        }),
      ),
  )
  const added = [...staged].filter((path) => !listed.has(path))
  if (added.length === 0) return
  await addStagedPages({ table, store }, { build, paths: added, now: now() })
  if (at) await storeStagedBuild(table, { build, at: now() })
}

/**
 * Renders published pages again in the builds that visitors see or will see, so that edits reach them there too.
 * Errors are logged: the builds end soon, and publishing goes on.
 */
export async function restage(
  publisher: Publisher,
  openStaging: () => Promise<Staging>,
  pages: PageActions,
): Promise<void> {
  const { table } = publisher
  for (const one of await stagedBuilds(table)) {
    const { build, until } = one
    try {
      const staging = await openStaging()
      const isActive = until
        ? isShown(one, publisher.now())
        : (await staging.readBuild(publisher, build))?.isCurrent === true
      if (isActive) await restageIn({ publisher, staging, build }, one, pages)
      else await removeStagedBuild(table, build)
    } catch (error) {
      const line = { level: 'error', event: 'a release misses an edit', build, reason: reasonOf(error) }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
  }
}
