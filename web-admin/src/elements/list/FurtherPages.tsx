import { Button } from '@mantine/core'
import { screenPartTexts } from '../../texts/screens/screenParts.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { EmptyState } from '../screen/EmptyState.tsx'

interface Props {
  /** A list that is read page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  /** Nothing was found so far: the search goes on further back. */
  isEmpty?: boolean
}

/** Reads the next page of a list; nothing where there is none. */
export function FurtherPages({ list, isEmpty = false }: Props) {
  const t = useTextsOf(screenPartTexts)
  if (!list.hasNextPage) return null
  return (
    <>
      {isEmpty && <EmptyState text={t('pages.lookedBack')} />}
      <Button
        variant="default"
        mt="md"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {t(isEmpty ? 'pages.lookFurther' : 'pages.more')}
      </Button>
    </>
  )
}
