import type { JsonLdNode } from './jsonLd.ts'

/** What is empty says nothing: texts that nobody has written, lists of nothing. */
const withoutEmpty = (_: string, value: unknown): unknown =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value

/** What search engines read of a page: data, never run. A closing tag in a text cannot end the element. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph, withoutEmpty).replace(/</g, '\\u003c') }}
    />
  )
}
