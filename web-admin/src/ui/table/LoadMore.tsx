import { Button } from '@mantine/core'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { EmptyState } from '../screen/EmptyState.tsx'

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  isEmpty?: boolean
}

export function LoadMore({ list, isEmpty = false }: Props) {
  const t = useTextsOf(commonScreenTexts)
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
