import { PAYLOAD_ID, type Payload } from '../app/deferred/payload.ts'

export interface PageFiles {
  /** Entry module; identifies the build. */
  entry: string
  /** Path of the data, and the digest of the document's snapshot. */
  data: string
  digest: string
  /** Content-addressed, immutable files. */
  files: string[]
}

const PAYLOAD = new RegExp(`<script[^>]*\\bid="${PAYLOAD_ID}"[^>]*>([^<]*)</script>`)
/** Excludes `data-href`, which names embedded style sheets. */
const NAMED = /\s(?:href|src)="(\/(?:assets|media)\/[^"?#]+)"/g

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'entry' in value && value.entry !== '' && 'data' in value

/** Returns a document's files; undefined for unhydrated or unrelated documents. */
export function pageFiles(html: string): PageFiles | undefined {
  const payload: unknown = JSON.parse(PAYLOAD.exec(html)?.[1] ?? 'null')
  if (!isPayload(payload)) return undefined
  const { entry, preload, layoutPath, manifest, routes, data, digest } = payload
  const named = [...html.matchAll(NAMED)].map(([, file = '']) => file)
  const files = new Set([entry, ...preload, layoutPath, manifest, ...Object.values(routes).flat(), ...named])
  return { entry, data, digest, files: [...files] }
}
