import type { Head, ListPosition } from '../../elements/head.ts'
import type { JsonLdNode } from '../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { useNumberedHead } from '../../elements/useNumberedHead.ts'
import { PlainHeader } from '../PlainHeader.tsx'

interface ListHeadProps {
  head: Head
  list: ListPosition
  /** True if no banner shows the page name. */
  isPlain: boolean
  jsonLd?: readonly JsonLdNode[]
}

export function ListHead({ head, list, isPlain, jsonLd }: ListHeadProps) {
  const numbered = useNumberedHead(head, list)
  return (
    <>
      <PageHead head={head} list={list} {...(jsonLd && { jsonLd })} />
      {isPlain && <PlainHeader head={numbered} text={list.number === 1 ? head.description : ''} />}
    </>
  )
}
