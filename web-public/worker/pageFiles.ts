import { PAYLOAD_ID, type Payload } from '../app/deferred/payload.ts'

/** What a document needs to be shown and to run without a connection. */
export interface PageFiles {
  /** The module that starts the page: another one is another build. */
  entry: string
  /** The page's data, and the fingerprint of the edition that the document was made of. */
  data: string
  print: string
  /** Everything else. Each file is named by what is in it, and never changes. */
  files: string[]
}

const PAYLOAD = new RegExp(`<script[^>]*\\bid="${PAYLOAD_ID}"[^>]*>([^<]*)</script>`)
/** Files by attributes of their own; `data-href` names style sheets whose text the document carries. */
const NAMED = /\s(?:href|src)="(\/(?:assets|media)\/[^"?#]+)"/g

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'entry' in value && value.entry !== '' && 'data' in value

/** What a document names; undefined where it is none of ours, or is not hydrated. */
export function pageFiles(html: string): PageFiles | undefined {
  const payload: unknown = JSON.parse(PAYLOAD.exec(html)?.[1] ?? 'null')
  if (!isPayload(payload)) return undefined
  const { entry, preload, shell, manifest, routes, data, print } = payload
  const named = [...html.matchAll(NAMED)].map(([, file = '']) => file)
  const files = new Set([entry, ...preload, shell, manifest, ...Object.values(routes).flat(), ...named])
  return { entry, data, print, files: [...files] }
}
