import { Button } from '@mantine/core'
import { newsletterTexts } from '../../texts/screens/newsletter.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list; nothing where there is none. */
export function More({ list }: { list: Paged }) {
  const t = useTextsOf(newsletterTexts)
  if (!list.hasNextPage) return null
  return (
    <Button variant="default" mt="md" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
      {t('newsletter.more')}
    </Button>
  )
}
