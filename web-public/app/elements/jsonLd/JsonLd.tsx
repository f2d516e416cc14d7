import type { JsonLdNode } from './jsonLd.ts'

/** What search engines read of a page: data, never run. A closing tag in a text cannot end the element. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': nodes }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replace(/</g, '\\u003c') }}
    />
  )
}
