import type { JsonLdNode } from './jsonLd.ts'

/** Omits empty texts and lists. */
const withoutEmpty = (_: string, value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value

/** Structured data; escaped so that text cannot close the element. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph, withoutEmpty).replace(/</g, '\\u003c') }}
    />
  )
}
