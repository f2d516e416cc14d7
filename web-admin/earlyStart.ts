import type { Plugin, Rolldown } from 'vite'
import { screenSuffixes } from './screenSuffixes.ts'

/** Runs before the app's files arrive and shares no module with them. */
const EARLY = 'src/core/session/early.ts'

/** Modules that each screen kind needs in addition to the app. */
const SCREEN_MODULES = {
  form: [
    'src/shell/routes/officeScreens.tsx',
    'src/shell/AppLayout.tsx',
    'src/features/records/EditScreen.tsx',
    'src/fields/preloadInputs.ts',
  ],
  list: [
    'src/shell/routes/officeScreens.tsx',
    'src/shell/AppLayout.tsx',
    'src/features/records/ListScreen.tsx',
  ],
  section: [
    'src/shell/routes/officeScreens.tsx',
    'src/shell/AppLayout.tsx',
    'src/features/records/SectionScreen.tsx',
    'src/fields/preloadInputs.ts',
  ],
  frame: ['src/shell/routes/officeScreens.tsx', 'src/shell/AppLayout.tsx'],
  richText: ['src/fields/richText/RichTextEditor.tsx'],
  items: ['src/fields/nested/ItemsField.tsx'],
  toggle: ['src/fields/choice/ToggleField.tsx'],
  choices: ['src/fields/choice/ChoicesField.tsx'],
  references: ['src/fields/linked/ReferencesField.tsx'],
} as const

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')

function withImports(bundle: Bundle, start: Chunk): Set<Chunk> {
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return found
}

const styles = ({ viteMetadata }: Chunk): string[] => [...(viteMetadata?.importedCss ?? [])]

function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const app = chunksOf(bundle).find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
  )
  if (!app) throw new Error('The build has no entry')
  const loaded = withImports(bundle, app)
  const chunks = modules.flatMap((module) => {
    const isHere = (id: string) => id.endsWith(`/web-admin/${module}`)
    const starts = chunksOf(bundle).filter(
      ({ facadeModuleId, moduleIds }) => isHere(facadeModuleId ?? '') || moduleIds.some(isHere),
    )
    if (starts.length === 0) throw new Error(`No chunk holds ${module}`)
    return starts.flatMap((start) => [...withImports(bundle, start)])
  })
  const missingChunks = [...new Set(chunks)].filter((chunk) => !loaded.has(chunk))
  return [...new Set(missingChunks.flatMap((chunk) => [chunk.fileName, ...styles(chunk)]))]
}

/**
 * Injects a small script that fetches the session and the screen's files in parallel. `data-` attributes list
 * files and path suffixes per screen kind.
 */
export function earlyStart(): Plugin {
  let early = ''
  return {
    name: 'early-start',
    apply: 'build',
    buildStart() {
      early = this.emitFile({ type: 'chunk', id: EARLY, name: 'early' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (!bundle) return []
        const script = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(EARLY))
        if (!script || early === '') throw new Error('The build has no early script')
        const files = Object.entries(SCREEN_MODULES).map(([name, modules]) => [
          `data-${name}`,
          filesOf(bundle, modules).join(' '),
        ])
        const ends = screenSuffixes()
        const attrs = {
          type: 'module',
          async: true,
          src: `/${script.fileName}`,
          ...Object.fromEntries(files),
          'data-of-section': ends.section,
          'data-of-frame': ends.frame,
        }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
