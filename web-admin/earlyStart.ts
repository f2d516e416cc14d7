import type { Plugin, Rolldown } from 'vite'
import { partEnds } from './partEnds.ts'

/** Runs before the app's own files have arrived. It shares no module with the app, so that it is one small file. */
const EARLY = 'src/session/early.ts'

/** What a part needs beside the app itself, by the modules that are loaded for it. */
const PARTS = {
  form: [
    'src/layout/AppLayout.tsx',
    'src/screens/records/EditScreen.tsx',
    'src/content/fields/inputsAhead.ts',
  ],
  list: ['src/layout/AppLayout.tsx', 'src/screens/records/ListScreen.tsx'],
  section: [
    'src/layout/AppLayout.tsx',
    'src/screens/records/SectionScreen.tsx',
    'src/content/fields/inputsAhead.ts',
  ],
  frame: ['src/layout/AppLayout.tsx'],
  // inputs with a file of their own, by the kind of field that needs them
  richText: ['src/content/fields/richText/RichTextEditor.tsx'],
  items: ['src/content/fields/nested/ItemsField.tsx'],
  toggle: ['src/content/fields/value/ToggleField.tsx'],
  choices: ['src/content/fields/value/ChoicesField.tsx'],
  references: ['src/content/fields/linked/ReferencesField.tsx'],
} as const

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')

/** A chunk and all that the browser fetches with it. */
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

/** The files of a part that the document does not ask for already. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const app = chunksOf(bundle).find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
  )
  if (!app) throw new Error('The build has no entry')
  const known = withImports(bundle, app)
  const chunks = modules.flatMap((module) => {
    const isHere = (id: string) => id.endsWith(`/web-admin/${module}`)
    const starts = chunksOf(bundle).filter(
      ({ facadeModuleId, moduleIds }) => isHere(facadeModuleId ?? '') || moduleIds.some(isHere),
    )
    if (starts.length === 0) throw new Error(`No chunk holds ${module}`)
    return starts.flatMap((start) => [...withImports(bundle, start)])
  })
  const wanted = [...new Set(chunks)].filter((chunk) => !known.has(chunk))
  return [...new Set(wanted.flatMap((chunk) => [chunk.fileName, ...styles(chunk)]))]
}

/**
 * Puts a script of a few hundred bytes before the app. It asks for the session and for the files of the screen at once, where the
 * app would ask for one after the other; `data-form`, `data-list` and the like name those
 * files, `data-of-section` and `data-of-frame` the addresses of such screens.
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
        const files = Object.entries(PARTS).map(([name, modules]) => [
          `data-${name}`,
          filesOf(bundle, modules).join(' '),
        ])
        const ends = partEnds()
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
