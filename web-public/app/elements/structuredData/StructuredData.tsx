/** A thing as schema.org names it. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** What search engines read of a page: data, never run. A closing tag in a text cannot end the element. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replace(/</g, '\\u003c') }}
    />
  )
}
