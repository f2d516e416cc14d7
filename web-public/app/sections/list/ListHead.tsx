import type { Head, ListPlace } from '../../elements/head.ts'
import type { JsonLdNode } from '../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { useNumberedHead } from '../../elements/useNumberedHead.ts'
import { PlainHeader } from '../PlainHeader.tsx'

interface ListHeadProps {
  head: Head
  list: ListPlace
  /** True where no banner says where one is. */
  isPlain: boolean
  /** What the page shows, for search engines. */
  jsonLd?: readonly JsonLdNode[]
}

/** Names a list's page to search engines and, where there is no banner, to visitors. */
export function ListHead({ head, list, isPlain, jsonLd }: ListHeadProps) {
  const numbered = useNumberedHead(head, list)
  return (
    <>
      <PageHead head={head} list={list} {...(jsonLd && { jsonLd })} />
      {isPlain && <PlainHeader head={numbered} text={list.number === 1 ? head.description : ''} />}
    </>
  )
}
