// Measures the script that each screen loads: `node web-admin/measure/bundleSizes.ts`.
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const SCREENS = [
  { screen: 'log-in', modules: ['src/shell/main.tsx', 'src/features/accounts/LogInScreen.tsx'] },
  { screen: 'list', modules: ['src/shell/AppLayout.tsx', 'src/features/records/ListScreen.tsx'] },
  { screen: 'edit form', modules: ['src/features/records/EditScreen.tsx'] },
  { screen: 'rich text in view', modules: ['src/fields/richText/RichTextEditor.tsx'] },
] as const

/** Budgets in KB gzipped: the first screen, and everything up to the edit form. */
const BUDGETS: Readonly<Record<string, number>> = { 'log-in': 200, 'edit form': 350 }

type Chunk = Rolldown.OutputChunk

async function builtChunks(): Promise<Chunk[]> {
  const built = await build({
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'error',
    build: { write: false },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one): one is Chunk => one.type === 'chunk')
}

function loadedWith(chunks: readonly Chunk[], module: string): Set<Chunk> {
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web-admin/${module}`)))
  if (!start) throw new Error(`No chunk holds ${module}`)
  const loaded = new Set([start])
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) loaded.add(imported)
    }
  }
  return loaded
}

const kilobytes = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024

const chunks = await builtChunks()
const loaded = new Set<Chunk>()
for (const { screen, modules } of SCREENS) {
  const before = kilobytes(loaded)
  for (const module of modules) for (const chunk of loadedWith(chunks, module)) loaded.add(chunk)
  const total = kilobytes(loaded)
  const budget = BUDGETS[screen] === undefined ? '' : `  budget ${BUDGETS[screen]}`
  process.stdout.write(
    `${screen.padEnd(18)} +${(total - before).toFixed(1).padStart(6)}  total ${total.toFixed(1).padStart(6)} KB gz${budget}\n`,
  )
}
